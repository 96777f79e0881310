/** Headers of a page whose address, of an e-mail, is the key to it: one person's (R29). */
export const KEYED_PAGE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' } as const

/** The id that an address or a form names; for what is none, one that nothing has. */
export function keyOf(asked: unknown): string {
	return typeof asked === 'string' && /^[\w-]{16,64}$/.test(asked) ? asked : 'nothing-has-this-id'
}

/** The id in the query of a page's address. */
export function keyOfAddress({ url }: Request, name: string): string {
	return keyOf(new URL(url).searchParams.get(name))
}
