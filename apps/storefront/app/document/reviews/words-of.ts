import { requestContext, type LoaderArgs } from '#app/request/context.ts'
import { givenPath } from '#app/facts/locale/path.ts'
import type { Words } from './markup.tsx'

/** What markup of reviews needs to know of a request. */
export function wordsOf({ context }: Pick<LoaderArgs, 'context'>): Words {
	const { locale, tag, timeZone, brand, texts } = context.get(requestContext)
	return { locale, tag, timeZone, texts, shopName: brand.name, link: (path) => givenPath(locale, path) }
}
