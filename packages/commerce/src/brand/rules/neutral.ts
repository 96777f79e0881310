import type { ColorToken, Theme } from '../contract.ts'

/** Tokens that follow another one as long as nobody names them: buttons are of the color of the text. */
const FOLLOWS = { action: 'ink', 'action-hover': 'ink-hover' } as const

/** Colors of a shop whose brand names none: greys and one blue. */
export const NEUTRAL_COLORS: Readonly<Record<Exclude<ColorToken, keyof typeof FOLLOWS>, string>> = {
	page: '#ffffff',
	ink: '#15171a',
	'ink-2': '#4a4e54',
	'ink-3': '#666a70',
	'ink-hover': '#2c3036',
	line: '#dcdcdc',
	'line-strong': '#808080',
	linen: '#f2f2f2',
	stone: '#e5e5e5',
	butter: '#e2e6ea',
	'butter-deep': '#8a939c',
	iris: '#1f4b8f',
	focus: '#1f5fd0',
	sale: '#b01e2e',
	'sale-tint': '#fbe9e9',
	success: '#1f6642',
	'success-tint': '#e5f1e9',
	warning: '#7a5000',
	'warning-tint': '#fbf0d3',
	info: '#264f7a',
	'info-tint': '#e6eef6',
	'ground-butter': '#ececec',
	'ground-sky': '#dfe3e6',
	'ground-moss': '#d8dcd8',
	'ground-clay': '#d9d5d2',
	'ground-plum': '#43474d',
	'ground-night': '#24282e',
}

/** The color of a token on the pages of a theme, `#rrggbb`. */
export function colorOf(token: ColorToken, colors: Theme['colors']): string {
	if (token === 'action' || token === 'action-hover') return colors[token] ?? colorOf(FOLLOWS[token], colors)
	return colors[token] ?? NEUTRAL_COLORS[token]
}

/** Name of a shop without a brand. */
export const NEUTRAL_NAME = 'Vitrine'
