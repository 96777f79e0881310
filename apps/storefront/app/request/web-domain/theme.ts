import type { Theme } from '@vitrine/commerce/brand/contract'
import type { Language } from '@vitrine/market/locales'
import { arrangementTokens, invertedCss } from './arrangement.ts'

type Font = NonNullable<Theme['fonts']['sans']>

const FAMILIES = { sans: 'Shop Sans', display: 'Shop Display' } as const

/** Tokens and fonts of a theme, over the neutral ones of the build (`ui/theme/tokens.css`). `mediaUrl`: base address of the fonts. */
export function themeCss(theme: Theme, mediaUrl: string): string {
	const { colors, fonts, radius } = theme
	const tokens = [
		...Object.entries(arrangementTokens(theme)).map(([token, value]) => `--${token}:${value}`),
		...Object.entries(colors).map(([token, color]) => `--color-${token}:${color}`),
		...Object.entries(radius).map(([corner, pixels]) => `--radius-${corner}:${pixels}px`),
	]
	const faces: string[] = []
	for (const use of ['sans', 'display'] as const) {
		const font = fonts[use]
		if (!font) continue
		faces.push(...facesOf(font, { family: FAMILIES[use], mediaUrl }))
		const fallback = font.fallback ? `"${FAMILIES[use]} Fallback",` : ''
		tokens.push(`--font-${use}:"${FAMILIES[use]}",${fallback}${font.kind}`)
	}
	// Twice the pseudo-class: it stands above the tokens of the build wherever their style sheet comes.
	return `${faces.join('')}:root:root{${tokens.join(';')}}${invertedCss(theme)}`
}

/**
 * A font that is not there at the first paint is not shown on this document, so no page moves when its fonts arrive (R137): no
 * letters of a stand-in break every line in every language where the font would (decision 0135).
 */
const DISPLAY = 'font-display:optional'

function facesOf({ files, fallback }: Font, { family, mediaUrl }: { family: string; mediaUrl: string }): string[] {
	const own = files.map(({ hash, weight, style, unicodeRange }) => {
		const parts = [
			`font-family:"${family}"`,
			`src:url(${addressOf(hash, mediaUrl)}) format("woff2")`,
			`font-weight:${weight}`,
		]
		if (style === 'italic') parts.push('font-style:italic')
		if (unicodeRange) parts.push(`unicode-range:${unicodeRange}`)
		return `@font-face{${parts.join(';')};${DISPLAY}}`
	})
	if (!fallback) return own
	const { local, sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = fallback
	const sources = local.map((name) => `local("${name}")`).join(',')
	return [
		...own,
		`@font-face{font-family:"${family} Fallback";src:${sources};size-adjust:${sizeAdjust}%;ascent-override:${ascentOverride}%;descent-override:${descentOverride}%;line-gap-override:${lineGapOverride}%}`,
	]
}

function addressOf(hash: string, mediaUrl: string): string {
	return `${mediaUrl}/${hash.slice(0, 2)}/${hash}.woff2`
}

export type PageFont = { href: string; use: 'sans' | 'display'; languages: readonly Language[] | undefined }

/** Addresses of the fonts that pages fetch at once, and in which languages: all, where none are named. */
export function fontsOf({ fonts }: Theme, mediaUrl: string): PageFont[] {
	return (['sans', 'display'] as const).flatMap((use) =>
		(fonts[use]?.files ?? []).map(({ hash, unicodeRange, preload }) => ({
			href: addressOf(hash, mediaUrl),
			use,
			languages: preload ?? (unicodeRange ? [] : undefined),
		})),
	)
}
