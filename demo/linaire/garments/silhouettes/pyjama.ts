import type { Part } from '../cloth/part.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { type Cloth } from './cloth.ts'
import { drawShirt } from './shirt.ts'
import { drawTrousers } from './trousers.ts'

const pairs = /(-?[\d.]+)[ ,]+(-?[\d.]+)/g

function moved(part: Part, { x, y }: { x: number; y: number }): Part {
	const shift = (drawn: string | undefined) => drawn && `<g transform="translate(${x} ${y})">${drawn}</g>`
	return {
		...part,
		outline: part.outline.replace(pairs, (_, a: string, b: string) => `${Number(a) + x} ${Number(b) + y}`),
		under: shift(part.under),
		trims: shift(part.trims),
		folds: shift(part.folds),
		lines: shift(part.lines),
	}
}

/** A pyjama set: the jacket lies over the trousers, which show below it. */
export function drawPyjama(cloth: Cloth): Drawing {
	const jacket = drawShirt(cloth, { straight: true, pockets: 'one' })
	const trousers = drawTrousers(cloth, { cut: 'wide', waist: 'drawstring' })
	const place = { x: 70, y: cloth.kids ? 400 : 470 }
	return {
		...jacket,
		parts: [
			...trousers.parts.map((part) => moved(part, place)),
			...jacket.parts.map((part, index): Part => ({ ...part, shadow: part.shadow ?? (index < 3 ? 0.26 : 0) })),
		],
	}
}
