import { type Color, colorOf, nameOf } from './colors.ts'
import { daysOf } from './moments.ts'
import { codeOf, type Style, STYLES } from './styles.ts'

/** A style in one color: its own id, page and pictures. */
export type Colorway = {
	/** `LN-W03-RST`. */
	id: string
	style: Style
	/** `W03`. */
	code: string
	/** Place among the colorways of its style. */
	position: number
	base: Color
	/** Colors of stripes, checks and prints. */
	accents: readonly Color[]
	name: Color['name']
	published: NonNullable<Style['colorways'][number]['published']>
}

function colorwaysOf(style: Style): Colorway[] {
	return style.colorways.map(({ id, colors, published = {} }, position) => {
		const [base, ...accents] = colors.split(/[/+]/).map(colorOf)
		if (!base) throw new Error(`${id}: no color in ${colors}`)
		const name = nameOf(base, colors.includes('/') ? accents[0] : undefined)
		return { id, style, code: codeOf(style), position, base, accents, name, published }
	})
}

/** Every colorway by its id. */
export const COLORWAYS: ReadonlyMap<string, Colorway> = new Map(
	STYLES.flatMap(colorwaysOf).map((colorway) => [colorway.id, colorway]),
)

/** Days since a colorway was first sold. */
export function colorwayAge({ style, published }: Colorway): number {
	return -daysOf(published.from ?? style.launchedOn)
}

/** Styles of the small catalog for tests: every fourth, so that each department is there. */
const LITE_STYLES: ReadonlySet<string> = new Set(
	['W', 'M', 'K', 'A'].flatMap((mail) => ['01', '03', '06', '12', '18', '20'].map((number) => mail + number)),
)

/** All colorways in the order of the styles; `lite`: 24 styles with two each. */
export function allColorways({ lite = false }: { lite?: boolean } = {}): Colorway[] {
	const styles = lite ? STYLES.filter((style) => LITE_STYLES.has(codeOf(style))) : STYLES
	return styles.flatMap((style) => colorwaysOf(style).slice(0, lite ? 2 : undefined))
}
