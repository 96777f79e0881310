import { isKey, isSecret } from '@vitrine/market/secrets'

/** A query for links to the same page elsewhere: with what was asked for, as it was written, without keys. */
export function withoutKeys(search: string): string {
	const rest = search
		.replace(/^\?/, '')
		.split('&')
		.filter((pair) => pair && !isSecret(pair.split('=', 1)[0]!))
	return rest.length > 0 ? `?${rest.join('&')}` : ''
}

/** Whether an address holds a key: then no foreign script runs on its page, and no other page learns it (R29). */
export function holdsKey({ searchParams }: Pick<URL, 'searchParams'>): boolean {
	return [...searchParams.keys()].some(isKey)
}

/** The id of an order or a reservation, and the key of a review, open their page: the address alone does. */
const KEY_OF_PAGE = /^(\/[\w-]+\/(?:order|reservation|review)\/)(?!withdraw\/)[^/]+/

/** An address that may be told to others: without keys, without anybody's e-mail address, without what follows the hash. */
export function withoutSecrets(address: URL): { pathname: string; search: string } {
	const rest = [...address.searchParams].filter(([name]) => !isSecret(name))
	const query = new URLSearchParams(rest.map(([name, value]) => [name, withoutPerson(value)])).toString()
	return { pathname: address.pathname.replace(KEY_OF_PAGE, '$1-'), search: query && `?${query}` }
}

/** Typed words without the e-mail addresses and long numbers people put into search fields. */
export function withoutPerson(words: string): string {
	return words.replaceAll(/\S+@\S+|\+?\d[\d .-]{7,}\d/g, '-')
}
