import type { BrandDetails, NamedBrand, Theme } from '../contract.ts'
import { readIcon } from './icon.ts'
import { readBox, readPathData } from './path-data.ts'

type NamedTheme = NonNullable<NamedBrand['theme']>

/** A checked brand as it is stored: drawings as they were read, fonts with the hash of their file, by source. */
export function storedBrand(named: NamedBrand, fonts: Readonly<Record<string, string>>): BrandDetails {
	const { wordmark, favicon, theme, ...fields } = named
	const icon = favicon === undefined ? undefined : readIcon(favicon)
	const box = wordmark && readBox(wordmark.viewBox)
	return {
		...fields,
		...(wordmark && box && { wordmark: { ...box, path: readPathData(wordmark.path) ?? '' } }),
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
