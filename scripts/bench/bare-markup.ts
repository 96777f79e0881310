import { createElement, type ReactNode } from 'react'

const TOKEN = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([\w-]+)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gi
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

type Open = { name: string; props: Record<string, unknown>; children: ReactNode[] }

/** The elements of a document that React has written: what its markup costs without components, hooks and data. */
export function elementsOf(html: string): ReactNode {
	const root: Open = { name: '', props: {}, children: [] }
	const open = [root]
	TOKEN.lastIndex = 0
	for (let match = TOKEN.exec(html); match; match = TOKEN.exec(html)) {
		const [, slash, name = '', attributes = '', , text] = match
		const parent = open.at(-1)!
		if (text !== undefined) parent.children.push(decoded(text))
		else if (slash) close(open)
		else if (name) {
			const element = { name, props: propsOf(attributes), children: [] }
			open.push(element)
			if (VOID.has(name) || match[4]) close(open)
			else if (name === 'script' || name === 'style') {
				const end = html.indexOf(`</${name}>`, TOKEN.lastIndex)
				element.props['dangerouslySetInnerHTML'] = { __html: html.slice(TOKEN.lastIndex, end) }
				TOKEN.lastIndex = end
			}
		}
	}
	return root.children[0]
}

function close(open: Open[]): void {
	const { name, props, children } = open.pop()!
	open.at(-1)!.children.push(createElement(name, props, ...children))
}

function propsOf(attributes: string): Record<string, unknown> {
	const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value]) => {
		if (name === 'style') return [name, styleOf(decoded(value ?? ''))]
		return [name, value ? decoded(value) : name.startsWith('data-') ? '' : true]
	})
	return Object.fromEntries(pairs)
}

function styleOf(css: string): Record<string, string> {
	return Object.fromEntries(
		css.split(';').map((declaration) => {
			const colon = declaration.indexOf(':')
			return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]
		}),
	)
}

function decoded(text: string): string {
	return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name]!)
}
