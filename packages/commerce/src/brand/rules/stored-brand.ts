import type { BrandDetails, NamedBrand, Theme } from '../contract.ts'
import { readIcon } from './icon.ts'
import { readBox, readPathData } from './path-data.ts'

type NamedTheme = NonNullable<NamedBrand['theme']>

type Files = { fonts: Readonly<Record<string, string>>; emailWordmark?: BrandDetails['emailWordmark'] }

/** A checked brand as it is stored: drawings as they were read, fonts with the hash of their file, by source. */
export function storedBrand(named: NamedBrand, { fonts, emailWordmark }: Files): BrandDetails {
	const { wordmark, favicon, theme, ...fields } = named
	const icon = favicon === undefined ? undefined : readIcon(favicon)
	const box = wordmark && readBox(wordmark.viewBox)
	return {
		...fields,
		...(wordmark && box && { wordmark: { ...box, path: readPathData(wordmark.path) ?? '' } }),
		...(emailWordmark && { emailWordmark }),
		...(icon?.ok && { favicon: icon.svg }),
		...(theme && { theme: storedTheme(theme, fonts) }),
	}
}

function storedTheme(
	{ fonts: { sans, display }, ...theme }: NamedTheme,
	hashes: Readonly<Record<string, string>>,
): Theme {
	const stored = (font: typeof sans) =>
		font && { ...font, files: font.files.map((file) => ({ ...file, hash: hashes[file.source] ?? '' })) }
	return { ...theme, fonts: { sans: stored(sans), display: stored(display) } }
}

const INK = '#15171a'
/** Pixels of the picture at most: three for one of an e-mail. */
const PICTURE = { width: 396, height: 144 }

/** The drawn name as an SVG document in the color of the brand's text, for the picture of e-mails; undefined without one. */
export function drawnName({ wordmark, theme }: NamedBrand): string | undefined {
	const box = wordmark && readBox(wordmark.viewBox)
	const path = wordmark && readPathData(wordmark.path)
	if (!box || !path) return undefined
	const { width, height } = box
	const scale = Math.min(PICTURE.width / width, PICTURE.height / height)
	const size = `width="${Math.max(1, Math.round(width * scale))}" height="${Math.max(1, Math.round(height * scale))}"`
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}><path fill="${theme?.colors.ink ?? INK}" fill-rule="evenodd" d="${path}"/></svg>`
}
