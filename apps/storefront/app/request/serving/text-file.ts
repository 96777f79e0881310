import { LANGUAGES } from '@vitrine/market/locales'
import type { PageTexts } from '#app/facts/locale/server-messages.ts'
import { IMMUTABLE } from './file-types.ts'

const ADDRESS = /^\/texts\/([a-z]{2})-([0-9a-f]{16})\.json$/

/**
 * What the shop says in its own words in a language, for pages that are open in browsers: `/texts/fr-<hash>.json`. Undefined
 * for another path. A machine that has others than those asked for, because they have changed, answers its own and lets nobody keep them.
 */
export function textFile(texts: PageTexts, path: string): Response | undefined {
	const [, named, asked] = ADDRESS.exec(path) ?? []
	const language = LANGUAGES.find((one) => one === named)
	if (!language) return undefined
	const { hash, own } = texts.ofHash(asked!) ?? texts
	const headers = {
		'Content-Type': 'application/json',
		'Cache-Control': asked === hash ? IMMUTABLE : 'no-store',
		'X-Content-Type-Options': 'nosniff',
	}
	return new Response(JSON.stringify(own(language)), { headers })
}
