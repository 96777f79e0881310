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
