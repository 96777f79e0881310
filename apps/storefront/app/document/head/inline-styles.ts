/** The stylesheets that stand in the document the browser has loaded, by the address of their file. */
const inDocument = new Map<string, { text: string; nonce: string }>()

if (!import.meta.env.SSR)
	for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-file]'))
		inDocument.set(style.dataset['file'] ?? '', { text: style.textContent, nonce: style.nonce })

/** A stylesheet that the document has brought: it is never fetched, however often its pages come and go. */
export function inlineStyle(href: string): { text: string; nonce: string } | undefined {
	return inDocument.get(fileOf(href))
}

/** In the browser: whether a stylesheet is on the page, or was brought by its document. */
export function hasStyle(href: string): boolean {
	return Boolean(inlineStyle(href)) || document.querySelector(`link[rel=stylesheet][href="${href}"]`) !== null
}

/** React Router puts a `#` behind files that a part of a page brings along as well. */
export function fileOf(href: string): string {
	return href.replace('#', '')
}
