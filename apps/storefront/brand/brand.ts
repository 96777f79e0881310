type Cut = { box: readonly [width: number, height: number]; path: string }

/**
 * What the pages take of a brand besides the tokens of its `brand.css` and its `favicon.svg`. The build takes all three from
 * BRAND_FOLDER; where there are, it cuts the fonts that `font-cuts.ts` names and compiles the texts of `words/<language>.json`
 * in the place of the shop's.
 */
export type Brand = {
	/** The name, drawn in two optical sizes: the display cut from 160 px of width, the text cut below. Without it the name stands in type. */
	wordmark?: { display: Cut; text: Cut }
	/** Addresses of the fonts to preload on the pages of a language. */
	fontsOf(language: string): readonly string[]
}

/** The sober shop: its own name in plain type, the fonts of the device. */
export const brand: Brand = { fontsOf: () => [] }
