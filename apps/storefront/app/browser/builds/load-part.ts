import { hasStyle } from '#app/document/head/inline-styles.ts'

/** Styles on their way, by the address of their file. */
const arriving = new Map<string, Promise<unknown>>()

/**
 * Replaces Vite's own function in the built shop (scripts/guarded-chunks.ts): fetches a part of a page that comes later by
 * `import()`, with all it imports at once, and waits for its styles. What the document has brought is not fetched again, which
 * would put it last in the cascade. `files`: paths of the build without a slash before them.
 */
export async function loadPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
	await Promise.all(files.map((file) => bring(`/${file}`)))
	return load()
}

async function bring(href: string): Promise<void> {
	if (href.endsWith('.css')) await bringStyle(href)
	else if (!document.querySelector(`link[href="${href}"]`)) append({ rel: 'modulepreload', href })
}

function bringStyle(href: string): Promise<unknown> | undefined {
	if (arriving.has(href) || hasStyle(href)) return arriving.get(href)
	const style = new Promise((resolve, reject) => {
		const link = append({ rel: 'stylesheet', href, onload: resolve })
		link.onerror = () => {
			link.remove()
			reject(new Error(`The style ${href} is lost`))
		}
	}).finally(() => arriving.delete(href))
	arriving.set(href, style)
	return style
}

function append(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
	const link = Object.assign(document.createElement('link'), properties)
	document.head.append(link)
	return link
}
