import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createContext, type ReactNode, useContext } from 'react'

/** Characters of markup that are kept at most. */
const MOST = 64 * 2 ** 20
const kept = new LRUCache<string, string>({ maxSize: MOST, sizeCalculation: (html, key) => html.length + key.length })

/** Begins and ends the place of a part. Nobody outside can know it, so that no text of a page passes for one. */
const MARK = `\uE000${randomBytes(12).toString('base64url')}`

/** `of`: what every part of the page depends on. */
export type Parts = { of: string; list: { html: string | undefined; key: string }[] }
export const PartsContext = createContext<Parts | undefined>(undefined)

/**
 * On the server, a part whose markup is rendered once for all pages that show it. `of` is everything the markup depends on besides what the whole page does: a
 * part with the same `of` is not rendered again. What it draws is elements without text beside them, has no ids of `useId`, and preloads nothing.
 */
export function KeptPart({ of, children }: { of: string; children: ReactNode }) {
	const parts = useContext(PartsContext)
	if (!parts) return children
	const key = `${parts.of} ${of}`
	const html = kept.get(key)
	const place = `${MARK}${parts.list.push({ key, html }) - 1};`
	if (html !== undefined) return place
	return (
		<>
			{place}
			{children}
			{place}
		</>
	)
}

/** The markup with every part in its place; those that were rendered are kept. */
export function withParts(html: string, { list: parts }: Parts): string {
	const [first = '', ...rest] = html.split(MARK)
	const pieces = [first]
	let open: { key: string; from: number } | undefined
	for (const piece of rest) {
		const end = piece.indexOf(';')
		const part = parts[Number(piece.slice(0, end))]!
		if (part.html !== undefined) pieces.push(part.html)
		else if (open) {
			kept.set(open.key, ownCopy(pieces.slice(open.from).join('')))
			open = undefined
		} else open = { key: part.key, from: pieces.length }
		pieces.push(piece.slice(end + 1))
	}
	return pieces.join('')
}

/** What was cut out of a page is a window into it, which would keep the whole page in memory. */
function ownCopy(text: string): string {
	return Buffer.from(text).toString()
}
