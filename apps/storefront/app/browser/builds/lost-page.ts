/**
 * Runs alone, as `/lost.js`, when a document's own scripts are lost (document/head/page-scripts.tsx), so it imports nothing that could be
 * lost with them. A document that came with its content stays readable and usable without scripts; only when it was loaded
 * because its code was lost already, a moment ago, the server-error page stands in its place (R170).
 */
async function showErrorPage(): Promise<void> {
	const [, locale] = location.pathname.split('/')
	const response = await fetch(`/${locale}/error/502/`)
	if (!response.ok) return
	const html = await response.text()
	// The policy of our pages allows no inline style but their own, not even in a document that is only read; a sheet made by a script is none.
	const inline = /<style[^>]*>([^]*?)<\/style>/g
	const page = new DOMParser().parseFromString(html.replaceAll(inline, ''), 'text/html')
	const style = new CSSStyleSheet()
	style.replaceSync([...html.matchAll(inline)].map(([, text]) => text).join(''))
	for (const link of document.querySelectorAll('link[rel="stylesheet"], style')) link.remove()
	document.adoptedStyleSheets = [style]
	document.title = page.title
	document.body.replaceWith(page.body)
}

/** The same as guard.ts asks. */
function wasJustReloaded(): boolean {
	try {
		const last = JSON.parse(sessionStorage.getItem('vitrine:reload') ?? '{}')
		return last.path === location.pathname + location.search && last.expires > Date.now()
	} catch {
		return false
	}
}

if (wasJustReloaded()) await showErrorPage()

export {}
