import { line, onBothSides, type Pattern, type Piece, type Point, type Seam, whole } from '../pattern.ts'

/** Measures in cm of a skirt lying flat; widths are from the center line. */
export type Skirt = {
	length: number
	waist: number
	hip: number
	hem: number
	band: number
	waistband: 'sewn' | 'elastic'
	kind: 'buttons' | 'pleats' | 'tiers' | 'plain'
	pockets?: boolean
	detail?: Pattern['detail']
}

/** Lines that fan out from the waist to the hem. */
function fan(m: Skirt, count: number): Point[][] {
	return Array.from({ length: count }, (_, index) => {
		const share = ((index + 0.5) / count) * 2 - 1
		// A curve: at a corner the fold would break.
		const { points } = line(
			'fold',
			[share * m.waist, m.band + 0.5],
			[
				share * (m.waist + (m.hip - m.waist) * 0.55),
				m.band + (m.length - m.band) * 0.34,
				share * m.hem,
				m.length - 0.2,
			],
		)
		return [...points]
	})
}

function tiersOf(m: Skirt): number[] {
	return m.kind === 'tiers' ? [0.3, 0.62].map((share) => m.band + (m.length - m.band) * share) : []
}

function detailsOf(m: Skirt, view: 'front' | 'back'): Pick<Pattern, 'seams' | 'patches' | 'buttons'> {
	const tiers: Seam[] = tiersOf(m).map((y) => ({
		layer: 1,
		kind: 'gather',
		points: [
			[m.hem + 4, y],
			[-m.hem - 4, y],
		],
		width: 7,
	}))
	if (m.kind === 'pleats') {
		const count = 23
		const width = (m.hem / count) * 1.9
		return { seams: fan(m, count).map((points): Seam => ({ layer: 1, kind: 'pleat', points, width })) }
	}
	if (m.kind === 'tiers')
		return {
			seams: [
				...tiers,
				{
					layer: 1,
					kind: 'gather',
					points: [
						[m.waist + 2, m.band],
						[-m.waist - 2, m.band],
					],
					width: 6,
				},
			],
		}
	if (view === 'back' || m.kind === 'plain')
		return {
			seams: [
				{
					layer: 1,
					kind: 'seam',
					points: [
						[0, m.band],
						[0, m.length],
					],
					width: 0.5,
				},
				...onBothSides({
					layer: 1,
					kind: 'seam',
					points: [
						[m.waist * 0.5, m.band],
						[m.waist * 0.52, m.band + 9],
					],
					width: 0.2,
				}),
			],
		}
	const pocket: Point[] = [
		[m.waist * 0.42, m.band + 8],
		[m.waist * 0.42 + 13, m.band + 8],
		[m.waist * 0.42 + 13, m.band + 22],
		[m.waist * 0.42, m.band + 22],
	]
	const mirror = pocket.map(([x, y]): Point => [-x, y])
	return {
		seams: [
			{
				layer: 1,
				kind: 'placket',
				points: [
					[-1.9, m.band + 0.4],
					[-1.9, m.length],
				],
				width: 3.8,
			},
			...(m.pockets
				? [
						...onBothSides({
							layer: 1,
							kind: 'edge',
							points: [pocket[1], pocket[2], pocket[3], pocket[0]],
							width: 0.3,
						}),
						...onBothSides({ layer: 1, kind: 'hem', points: [pocket[1], pocket[0]], width: 2 }),
					]
				: []),
		],
		patches: m.pockets ? [pocket, mirror].map((points) => ({ layer: 1, points, part: 'pocket' })) : [],
		buttons: [
			1.2 + m.band * 0.5,
			...Array.from({ length: 5 }, (_, index) => m.band + 4 + index * ((m.length - m.band - 12) / 4)),
		].map((y) => ({ at: [0, y], radius: 0.85, layer: 1, kind: 'metal' })),
	}
}

export function skirt(m: Skirt, view: 'front' | 'back' = 'front'): Pattern {
	const [under, over] = view === 'front' ? (['back', 'front'] as const) : (['front', 'back'] as const)
	const corner: Point = [m.waist + 0.3, m.band]
	const low: Point = [m.hem, m.length - m.hem * 0.05]
	const bandEnd = line('band.end', [m.waist, 0], corner)
	const side = line('side', corner, [
		m.hip - 0.5,
		m.band + m.length * 0.12,
		(m.hip + m.hem) / 2,
		m.band + (m.length - m.band) * 0.5,
		...low,
	])
	const elastic = m.waistband === 'elastic'
	const sideOf = (name: 'front' | 'back', layer: number, shown: boolean): Piece[] => {
		const dip = name === 'front' ? 1.2 : 0
		const waist = line(`waist.${name}`, [0, dip], [m.waist * 0.6, dip, ...([m.waist, 0] as const)])
		const seam = line(`band.${name}`, [0, m.band + dip], [m.waist * 0.6, m.band + dip, ...corner])
		return [
			whole({ name, layer, part: shown ? 'body' : 'inside', ...(!shown && { ease: 0.003 }) }, [
				seam,
				side,
				line(`hem.${name}`, low, [m.hem * 0.6, m.length + 0.4, 0, m.length + 0.4]),
			]),
			whole(
				{
					name: `band.${name}`,
					layer,
					part: shown ? 'band' : 'inside',
					ease: elastic ? -0.03 : 0,
					stiffness: elastic ? 1.5 : 4,
					...(elastic && { surface: 'rib' as const }),
				},
				[waist, bandEnd, seam],
			),
		]
	}
	const hem: Point[] = [
		[-low[0], low[1]],
		[-m.hem * 0.55, m.length + 0.1],
		[0, m.length + 0.4],
		[m.hem * 0.55, m.length + 0.1],
		low,
	]
	const details = detailsOf(m, view)
	return {
		...details,
		pieces: [...sideOf(under, 0, false), ...sideOf(over, 1, true)],
		seams: [
			...details.seams,
			{ layer: 1, kind: 'hem', points: hem, width: 2 },
			{
				layer: 1,
				kind: 'seam',
				points: [
					[m.waist, m.band],
					[0, m.band + 1.2],
					[-m.waist, m.band],
				],
				width: 0.3,
			},
		],
		hands: [
			{ at: [m.hem * 0.9, m.length - 3], radius: m.hem * 0.22 + 2, move: [-1.6, -0.4], lift: 1.2 },
			{ at: [-m.hem * 0.9, m.length - 3], radius: m.hem * 0.22 + 2, move: [1.3, -0.2], lift: 1.2 },
		],
		detail: m.detail ?? { x: 1, y: 14, width: 34 },
	}
}
