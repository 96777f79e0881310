import type { ColorToken, Theme } from '../contract.ts'
import { colorOf } from './neutral.ts'

/** Contrast of text of any size (WCAG 2.2, 1.4.3), and of what defines a control or shows the focus (1.4.11). */
const TEXT = 4.5
const CONTROL = 3

type Paint = ColorToken | 'white'

/** What the pages write in which color on which. */
const TEXT_ON: Partial<Record<Paint, readonly Paint[]>> = {
	ink: [
		...(['page', 'linen', 'stone', 'butter', 'butter-deep', 'sale-tint', 'success-tint', 'warning-tint'] as const),
		...(['info-tint', 'ground-butter', 'ground-sky', 'ground-moss', 'ground-clay'] as const),
	],
	'ink-2': ['page', 'linen'],
	'ink-3': ['page', 'linen'],
	iris: ['page', 'linen'],
	sale: ['page', 'linen', 'sale-tint'],
	success: ['page', 'linen', 'success-tint'],
	warning: ['page', 'linen', 'warning-tint'],
	info: ['page', 'linen', 'info-tint'],
	white: ['ink', 'ink-hover', 'action', 'action-hover', 'success', 'ground-plum', 'ground-night'],
}
const CONTROL_ON: Partial<Record<Paint, readonly Paint[]>> = {
	'line-strong': ['page', 'linen'],
	focus: ['page', 'linen'],
	// The focus on dark grounds, and the number of what is in the cart.
	butter: ['ink', 'action'],
}

export type WeakPair = { text: Paint; ground: Paint; ratio: number; least: number }

/** Pairs of a theme's colors that cannot be read; tokens it leaves out have their neutral value. */
export function weakPairs(colors: Theme['colors']): WeakPair[] {
	const shown = (paint: Paint) => (paint === 'white' ? '#ffffff' : colorOf(paint, colors))
	const pairsOf = (table: typeof TEXT_ON, least: number) =>
		Object.entries(table).flatMap(([text, grounds]) =>
			grounds.map((ground) => {
				const ratio = contrast(shown(text as Paint), shown(ground))
				return { text: text as Paint, ground, ratio, least }
			}),
		)
	return [...pairsOf(TEXT_ON, TEXT), ...pairsOf(CONTROL_ON, CONTROL)].filter(({ ratio, least }) => ratio < least)
}

/** Contrast of two colors `#rrggbb`, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
	const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
	return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
	const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255))
	return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function linear(channel: number): number {
	return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
