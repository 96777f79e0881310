import { type Color, colorOf, pairName } from './colors.ts'
import type { Style } from './style.ts'
import { STYLES } from './styles.ts'
import type { Texts } from './texts.ts'

/** A style in one color: its own id, page and pictures. */
export type Colorway = {
	/** `LN-W03-RST`. */
	id: string
	style: Style
	/** Place among the colorways of its style. */
	position: number
	base: Color
	/** Colors of stripes, checks and prints. */
	accents: readonly Color[]
	name: Texts
}

function colorwaysOfStyle(style: Style): Colorway[] {
	const taken = new Set<string>()
	return style.colors.map((mix, position) => {
		const [base, ...accents] = mix.split(/[/+]/).map(colorOf)
		if (!base) throw new Error(`${style.code}: no color in ${mix}`)
		const letters = [base, ...accents].find((color) => !taken.has(color.code))?.code
		if (!letters) throw new Error(`${style.code}: ${mix} has no letters left`)
		taken.add(letters)
		const second = mix.includes('/') ? accents[0] : undefined
		const name = second ? pairName(base, second) : base.name
		return { id: `LN-${style.code}-${letters}`, style, position, base, accents, name }
	})
}

/** Styles of the small catalog for tests: every fourth, so that each department is there. */
const LITE_STYLES: ReadonlySet<string> = new Set(
	['W', 'M', 'K', 'A'].flatMap((letter) => ['01', '03', '06', '12', '18', '20'].map((number) => letter + number)),
)

/** All colorways in the order of the styles; `lite`: 24 styles with two each. */
export function allColorways({ lite = false }: { lite?: boolean } = {}): Colorway[] {
	const styles = lite ? STYLES.filter((style) => LITE_STYLES.has(style.code)) : STYLES
	return styles.flatMap((style) => colorwaysOfStyle(style).slice(0, lite ? 2 : undefined))
}
