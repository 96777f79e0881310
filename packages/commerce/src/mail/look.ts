/** Colors of e-mails by their token in a brand's theme, `#rrggbb`. */
export type LookColors = Readonly<Record<(typeof LOOK_COLORS)[number], string>>
export const LOOK_COLORS = ['ink', 'ink-2', 'ink-3', 'line', 'line-strong', 'linen'] as const

type Typeface = 'serif' | 'sans-serif'

/** How a brand dresses its e-mails. Typefaces are those of the device: no mail program is to fetch a font. `corner` of buttons in px. */
export type Look = { colors: LookColors; title: Typeface; text: Typeface; corner: number }

export const WHITE = '#ffffff'

/** Of a shop without a theme: the neutral colors of its pages. */
export const NEUTRAL_LOOK: Look = {
	colors: {
		ink: '#15171a',
		'ink-2': '#4a4e54',
		'ink-3': '#666a70',
		line: '#dcdcdc',
		'line-strong': '#808080',
		linen: '#f2f2f2',
	},
	title: 'sans-serif',
	text: 'sans-serif',
	corner: 2,
}

/** In the dark every brand has these: its own are chosen, and checked, for white. */
export const DARK = {
	white: '#17191c',
	ink: '#f2efe9',
	'ink-2': '#c9c6c0',
	'ink-3': '#a9a7a2',
	line: '#3d4045',
	'line-strong': '#7d8086',
	linen: '#26292d',
} as const

export const FAMILY: Readonly<Record<Typeface, string>> = {
	serif: 'Georgia,Times,serif',
	'sans-serif': 'Helvetica,Arial,sans-serif',
}

/**
 * The only styles that do not stand at their elements: the dark colors, and the columns of a narrow window. Programs that
 * know neither show the light sheet, or darken it themselves. The wordmark is ink on white: turned around, then laid over
 * the sheet so that its ground is not seen.
 */
export const STYLE = `:root{color-scheme:light dark}
.pages a{color:inherit}
@media (max-width:480px){.beside{display:block!important;padding-left:0!important;text-align:left!important}}
@media (prefers-color-scheme:dark){
.sheet{background:${DARK.white}!important}
.ink{color:${DARK.ink}!important}
.ink-2{color:${DARK['ink-2']}!important}
.ink-3{color:${DARK['ink-3']}!important}
.linen{background:${DARK.linen}!important}
.line{border-color:${DARK.line}!important}
.ahead,.loose{color:${DARK['line-strong']}!important;border-color:${DARK['line-strong']}!important}
.sewn{border-color:${DARK.ink}!important}
.button{background:${DARK.ink}!important;color:${DARK.white}!important}
.name{filter:invert(1) hue-rotate(180deg);mix-blend-mode:screen}
}`
