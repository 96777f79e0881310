import { convert } from 'html-to-text'

/** Converts an HTML description to text with paragraphs and lists; text without markup stays unchanged. */
export function plainText(html: string): string | undefined {
	const text = /<[a-z!/]|&[a-z#]/i.test(html)
		? convert(html, {
				wordwrap: false,
				preserveNewlines: false,
				limits: { maxInputLength: 500_000, maxDepth: 64, maxChildNodes: 10_000 },
				selectors: [
					{ selector: 'a', options: { ignoreHref: true } },
					{ selector: 'img', format: 'skip' },
					...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
				],
			})
		: html
	const trimmed = text
		.replaceAll('\r\n', '\n')
		.replaceAll(/[ \t\u00a0]+\n/g, '\n')
		.replaceAll(/\n{3,}/g, '\n\n')
		.trim()
	return trimmed === '' ? undefined : trimmed
}
