import { darken, lighten } from '../cloth/colour.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { type Cloth, cut } from './cloth.ts'

const PLINTH = 'M250 1010L950 1010L950 1250L250 1250Z'

function plinth(cloth: Cloth) {
	return [
		cut(cloth, {
			outline: PLINTH,
			colour: '#e4e1da',
			fabric: { grain: 0.03, soft: 8, depth: 10, reliefStrength: 0.3 },
			rim: 60,
			edge: 0.1,
		}),
		cut(cloth, {
			outline: 'M250 1010L320 930L880 930L950 1010Z',
			colour: '#f4f2ee',
			fabric: { grain: 0.03, soft: 8, depth: 10, reliefStrength: 0.3 },
			rim: 20,
			edge: 0.1,
		}),
	]
}

/** A tube of metal: shade, body and two lights along one path. */
function tube(path: string, metal: string, width: number): string {
	const stroke = (colour: string, share: number, more = '') =>
		`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${(width * share).toFixed(1)}" stroke-linecap="round" ${more}/>`
	return (
		stroke('#1a0f08', 1.1, 'opacity=".3" transform="translate(6 10)"') +
		stroke(darken(metal, 0.5), 1) +
		stroke(darken(metal, 0.16), 0.84) +
		stroke(metal, 0.56, 'transform="translate(-2 -2)"') +
		stroke(lighten(metal, 0.75), 0.2, 'transform="translate(-4 -4)" opacity=".9"')
	)
}

/** Two hoop earrings leaning on a plinth. */
export function drawHoops(cloth: Cloth): Drawing {
	const ring = (x: number, y: number, rx: number) =>
		`M${x - 20} ${y - 186}C${x - rx - 30} ${y - 170} ${x - rx - 30} ${y + 186} ${x} ${y + 186}C${x + rx + 30} ${y + 186} ${x + rx + 30} ${y - 170} ${x + 24} ${y - 186}`
	return {
		parts: plinth(cloth),
		hardware: tube(ring(470, 770, 176), cloth.colour, 34) + tube(ring(748, 790, 146), cloth.colour, 34),
		reach: { x: 250, y: 560, width: 700, height: 690 },
		fill: { height: 0.5, width: 0.62 },
		detail: [520, 760],
		detailWidth: 460,
	}
}

/** A chain of oval links, hanging in a loop over a plinth. */
export function drawChain(cloth: Cloth): Drawing {
	const links = Array.from({ length: 38 }, (_, index) => {
		const angle = (index / 38) * Math.PI * 2
		const x = 600 + Math.sin(angle) * 250
		const y = 760 - Math.cos(angle) * 260
		const turn = (Math.atan2(Math.sin(angle) * 260, Math.cos(angle) * 250) * 180) / Math.PI
		return { x, y, turn, flat: index % 2 === 0 }
	})
	const link = ({ x, y, turn, flat }: (typeof links)[number]) => {
		const ry = flat ? 16 : 7
		const oval = `M-27 0C-27 ${-ry * 1.3} 27 ${-ry * 1.3} 27 0C27 ${ry * 1.3} -27 ${ry * 1.3} -27 0Z`
		return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})">${tube(oval, cloth.colour, 10)}</g>`
	}
	return {
		parts: plinth(cloth),
		hardware:
			links
				.filter((one) => one.flat)
				.map(link)
				.join('') +
			links
				.filter((one) => !one.flat)
				.map(link)
				.join(''),
		reach: { x: 250, y: 480, width: 700, height: 770 },
		fill: { height: 0.52, width: 0.62 },
		detail: [420, 760],
		detailWidth: 380,
	}
}

/** Sunglasses from the front, arms folded behind. */
export function drawGlasses(cloth: Cloth): Drawing {
	const { colour } = cloth
	const lensShape = (s: 1 | -1) => {
		const x = (value: number) => 600 + s * value
		return `M${x(64)} 690C${x(150)} 640 ${x(320)} 640 ${x(404)} 682C${x(424)} 790 ${x(360)} 900 ${x(240)} 904C${x(130)} 906 ${x(70)} 810 ${x(64)} 690Z`
	}
	const glass = (s: 1 | -1) =>
		`<path d="${lensShape(s)}" fill="${cloth.accents[0] ?? '#3a3f3c'}"/><path d="${lensShape(s)}" fill="url(#shade)"/><path d="M${600 + s * 230 - 110} 690L${600 + s * 230 - 30} 672L${600 + s * 230 - 90} 870L${600 + s * 230 - 130} 820Z" fill="#fff" opacity=".16"/><path d="M${600 + s * 230 + 10} 668L${600 + s * 230 + 40} 666L${600 + s * 230 - 40} 890L${600 + s * 230 - 62} 884Z" fill="#fff" opacity=".12"/>`
	const bridge = 'M536 716C560 680 640 680 664 716'
	const arms = 'M182 690C240 640 420 628 470 650M1018 690C960 640 780 628 730 650'
	return {
		behind: `<path d="${arms}" fill="none" stroke="${darken(colour, 0.5)}" stroke-width="18"/>${glass(1)}${glass(-1)}`,
		parts: [],
		hardware:
			tube(lensShape(1), colour, 24) +
			tube(lensShape(-1), colour, 24) +
			tube(bridge, colour, 24) +
			tube('M1004 684L1026 690', colour, 30) +
			tube('M196 684L174 690', colour, 30),
		reach: { x: 170, y: 640, width: 860, height: 270 },
		fill: { height: 0.4, width: 0.72 },
		detail: [800, 770],
		detailWidth: 460,
	}
}
