import { darken } from '../cloth/colour.ts'
import { foldPairs, ridge } from '../cloth/fold.ts'
import { bothSides, onSide, short, SIDES } from '../cloth/path.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { button, seam, stitch, stud } from '../cloth/thread.ts'
import { type Cloth, cut } from './cloth.ts'
import { coatSleeves } from './coat-parts.ts'
import { hood } from './hood.ts'
import { neckInside } from './neck.ts'
import { bodyFolds, bodyOutline, childBlock, type TopBlock } from './top-block.ts'

export type ParkaOptions = {
	/** Wooden toggles and a plain back, as a duffle coat. */
	toggles?: boolean
	/** Gathered by a cord at the waist. */
	waisted?: boolean
}

function blockOf({ waisted = false }: ParkaOptions): TopBlock {
	return {
		neck: [126, 246],
		depth: 340,
		neckShape: 'round',
		shoulder: [318, 304],
		underarm: [328, 640],
		waist: waisted ? [300, 850] : undefined,
		hem: [348, 1470],
		hemDrop: 20,
		cuff: { outer: [492, 1180], inner: [370, 1194] },
	}
}

function toggle(y: number): string {
	const cord = `M524 ${y}C560 ${y - 12} 580 ${y - 10} 606 ${y}M676 ${y}C640 ${y + 14} 616 ${y + 10} 588 ${y}`
	return (
		`<path d="${cord}" fill="none" stroke="#1a0f08" stroke-opacity=".35" stroke-width="9" transform="translate(3 5)"/><path d="${cord}" fill="none" stroke="#3a2a1c" stroke-width="7"/>` +
		[510, 690]
			.map(
				(x) =>
					`<path d="M${x - 30} ${y - 18}L${x + 30} ${y - 18}L${x + 30} ${y + 18}L${x - 30} ${y + 18}Z" fill="#4a3524"/>` +
					stitch(`M${x - 24} ${y - 12}L${x + 24} ${y - 12}L${x + 24} ${y + 12}L${x - 24} ${y + 12}Z`, {
						colour: '#c9a978',
						opacity: 0.7,
					}),
			)
			.join('') +
		`<rect x="560" y="${y - 13}" width="80" height="27" rx="13" fill="#1a0f08" opacity=".3" transform="translate(3 6)"/><rect x="560" y="${y - 13}" width="80" height="26" rx="13" fill="#8a5f38"/><rect x="560" y="${y - 13}" width="80" height="26" rx="13" fill="url(#dome)"/>`
	)
}

/** Parkas, rain jackets and duffle coats: a hood, big pockets, a covered front. */
export function drawParka(cloth: Cloth, options: ParkaOptions = {}): Drawing {
	const { toggles = false, waisted = false } = options
	const block = cloth.kids ? childBlock(blockOf(options)) : blockOf(options)
	const { colour, random } = cloth
	const [hx, hy] = block.hem
	const [sx, sy] = block.shoulder
	const [ux, uy] = block.underarm
	const waist = block.waist?.[1] ?? 0
	const top = block.depth + 70
	const pocketTop = toggles ? hy - 440 : hy - 430
	const pockets = SIDES.flatMap((side) => {
		const at = (path: string) => onSide(path, side)
		const flap = toggles
			? []
			: [
					cut(cloth, {
						outline: at(
							`M108 ${pocketTop}L292 ${pocketTop - 10}L294 ${pocketTop + 70}L200 ${pocketTop + 92}L108 ${pocketTop + 78}Z`,
						),
						shadow: 0.3,
						rim: 10,
						edge: 0.45,
						lines:
							stitch(
								at(
									`M118 ${pocketTop + 8}L118 ${pocketTop + 70}L200 ${pocketTop + 82}L284 ${pocketTop + 62}L282 ${pocketTop}`,
								),
							) + stud(600 + side * 200, pocketTop + 66, 9, '#8d8a82'),
					}),
				]
		return [
			cut(cloth, {
				outline: at(`M114 ${pocketTop + 6}L288 ${pocketTop - 4}L296 ${pocketTop + 270}L120 ${pocketTop + 280}Z`),
				shadow: 0.18,
				rim: 16,
				edge: 0.42,
				lines:
					stitch(at(`M124 ${pocketTop + 20}L130 ${pocketTop + 270}L286 ${pocketTop + 260}L278 ${pocketTop + 12}`)) +
					(toggles ? seam(at(`M116 ${pocketTop + 44}L290 ${pocketTop + 34}`), 0.3) : ''),
			}),
			...flap,
		]
	})
	let gathers = ''
	if (waisted)
		for (let x = -280; x <= 280; x += 34)
			gathers += `M${600 + x} ${waist - 26 - ((x * 7) % 22)}L${600 + x * 1.01} ${waist + 26 + ((x * 5) % 24)}`
	const hooded = hood(cloth, block, { cords: !toggles })
	const rows = Array.from({ length: 4 }, (_, index) => top + 60 + index * ((hy - top - 260) / 3.4))
	const front =
		seam(`M636 ${top - 30}L644 ${hy + 16}`, 0.5, 3) +
		stitch(`M628 ${top - 30}L636 ${hy + 16}`) +
		(toggles ? '' : seam(`M566 ${top - 30}L562 ${hy + 16}`, 0.3) + stitch(`M574 ${top - 30}L570 ${hy + 16}`))
	const yoke = toggles
		? bothSides((side) =>
				seam(onSide(`M0 ${sy + 190}C120 ${sy + 196} 220 ${sy + 180} ${sx - 16} ${sy + 150}`, side), 0.3),
			)
		: ''
	return {
		parts: [
			...coatSleeves({ ...cloth, accents: [darken(colour, 0.5)] }, block, !toggles),
			cut(cloth, {
				outline: bodyOutline(block, random),
				under: neckInside(block, colour),
				folds:
					foldPairs(random, bodyFolds(block, toggles ? 26 : 20)) +
					(waisted
						? `<path d="${gathers}" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".32"/>`
						: '') +
					ridge(`M566 ${top}L640 ${top}L644 ${hy + 20}L562 ${hy + 20}Z`, 0.24),
				lines:
					front +
					yoke +
					(waisted
						? seam(`M${600 - 300} ${waist}C450 ${waist + 12} 750 ${waist + 12} 900 ${waist}`, 0.4) +
							stitch(`M300 ${waist + 16}C450 ${waist + 28} 750 ${waist + 28} 900 ${waist + 16}`)
						: '') +
					bothSides(
						(side) =>
							seam(
								onSide(
									`M${sx - 2} ${sy}C${sx - 20} ${short(sy + (uy - sy) * 0.34)} ${sx - 16} ${short(sy + (uy - sy) * 0.68)} ${ux} ${uy + 6}`,
									side,
								),
								0.44,
								2.6,
							) +
							stitch(onSide(`M0 ${hy - 14}C${hx * 0.33} ${hy - 14} ${hx * 0.66} ${hy - 18} ${hx} ${hy - 34}`, side)),
					),
			}),
			...pockets,
			...hooded.parts,
		],
		hardware:
			hooded.hardware +
			rows
				.map((y) => (toggles ? toggle(Math.round(y)) : button(604, Math.round(y), 11, darken(colour, 0.55))))
				.join(''),
		crumple: [0.006, 0.004, 0.5],
		detail: [600, 420],
		detailWidth: 520,
	}
}
