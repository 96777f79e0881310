import type { Part } from '../cloth/part.ts'
import type { Drawing } from '../cloth/sheet.ts'
import { boot } from './boot.ts'
import type { Cloth } from './cloth.ts'
import { flat } from './flat-shoe.ts'
import { loafer } from './loafer.ts'
import { sandal } from './sandal.ts'
import { sneaker } from './sneaker.ts'

export type ShoeOptions = { kind?: 'sneaker' | 'loafer' | 'boot' | 'flat' | 'sandal' }

const moved = (path: string, x: number, y: number) =>
	path.replace(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g, (_, a: string, b: string) => `${Number(a) + x} ${Number(b) + y}`)

const LASTS = { sneaker, loafer, boot, flat, sandal }

const SOLES = { sneaker: '#f1ede4', loafer: '#2a201a', boot: '#2a201a', flat: '#4a3828', sandal: '#b58a5c' }

/** Shoes as a pair: the second one a step behind the first. */
export function drawShoes(cloth: Cloth, { kind = 'sneaker' }: ShoeOptions = {}): Drawing {
	const shoe = LASTS[kind]({ cloth, sole: SOLES[kind] })
	const [x, y] = [86, kind === 'boot' ? -70 : -120]
	const shift = (path: string | undefined) => path && `<g transform="translate(${x} ${y})">${path}</g>`
	const behind = shoe.parts.map(
		(part): Part => ({
			...part,
			outline: moved(part.outline, x, y),
			under: shift(part.under),
			lines: shift(part.lines),
			folds: shift(part.folds),
		}),
	)
	const laces = shoe.hardware && shift(shoe.hardware)
	const first = shoe.parts.map(
		(part, index): Part => (index === 0 ? { ...part, under: `${laces ?? ''}${part.under ?? ''}`, shadow: 0.3 } : part),
	)
	return {
		parts: [...behind, ...first],
		hardware: shoe.hardware,
		crumple: [0.01, 0.008, 0.25],
		fill: { height: 0.52, width: 0.74 },
		detail: [kind === 'boot' ? 740 : 480, kind === 'boot' ? 600 : 930],
		detailWidth: 420,
	}
}
