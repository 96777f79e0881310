import { createHash } from 'node:crypto'
import { type Language, LANGUAGES, LOCALES, type LocaleCode } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { TextOverride } from '@vitrine/commerce/texts/contract'
import { PAGE_NAMESPACES } from '@vitrine/messages/pages'
import { otherThan, withSs, writesSs } from '@vitrine/market/spelling'
import compile from 'icu-minify/compile'
import { type Messages, readMessages } from './messages.ts'
import { withOwn } from './own-messages.ts'

/** On the server all languages are at hand before the first request. */
const everything = Object.fromEntries(
	await Promise.all(LANGUAGES.map(async (language) => [language, await readMessages(language)] as const)),
) as Record<Language, Messages>

type TextsOver = {
	/** Of what the shop says in its own words, the same on every machine; undefined where it says nothing. */
	hash: string | undefined
	/** Texts of some namespaces: the same object for the same names. Each language is complete: the build fills its gaps with French (R73). */
	messages(locale: LocaleCode, namespaces: string[]): Messages
	/** What browsers lay over the texts of their build, by namespace; empty where there is nothing. */
	own(language: Language): Messages
}

export type PageTexts = TextsOver & {
	/** As this site spells them. */
	of(site: SiteCode): PageTexts
	/** Those of a hash, in either spelling; undefined for former ones. */
	ofHash(hash: string): TextsOver | undefined
}

/** Texts of pages with what the shop says in its own words (decision 0107). */
export function pageTexts(texts: readonly TextOverride[]): PageTexts {
	const own: OwnMessages = {}
	for (const { language, key, text } of texts) {
		const path = key.split('.')
		if (PAGE_NAMESPACES.some((namespace) => namespace === path[0])) put((own[language] ??= {}), path, compile(text))
	}
	const plain = textsOver(own)
	let swiss: TextsOver | undefined
	const of = (site: SiteCode): PageTexts => {
		const isSwiss = Object.values(LOCALES).some((locale) => locale.site === site && writesSs(locale.tag))
		// Pages of the site have it in every German, so that a browser needs one file: decision 0110.
		return { ...(isSwiss ? (swiss ??= textsOver({ ...own, de: germanWithSs(own) })) : plain), of, ofHash }
	}
	const ofHash = (hash: string) => [plain, swiss].find((one) => one?.hash === hash)
	return { ...plain, of, ofHash }
}

type OwnMessages = Partial<Record<Language, Messages>>

/** German texts in the shop's own words, and those of the build that are spelled otherwise in Switzerland. */
function germanWithSs({ de = {} }: OwnMessages): Messages {
	return (otherThan(everything.de, withSs(withOwn(everything.de, de))) ?? {}) as Messages
}

function textsOver(own: OwnMessages): TextsOver {
	const json = JSON.stringify(own)
	const whole = new Map<Language, Messages>()
	const chosen = new Map<string, Messages>()
	return {
		hash: json === '{}' ? undefined : createHash('sha256').update(json).digest('hex').slice(0, 16),
		own: (language) => own[language] ?? {},
		messages(locale, namespaces) {
			const { language } = LOCALES[locale]
			const key = `${language} ${namespaces.join(' ')}`
			const all = whole.get(language) ?? withOwn(everything[language], own[language] ?? {})
			whole.set(language, all)
			const found = chosen.get(key) ?? Object.fromEntries(namespaces.map((name) => [name, all[name]]))
			chosen.set(key, found)
			return found
		},
	}
}

function put(tree: Messages, [name = '', ...rest]: string[], message: unknown): void {
	if (rest.length === 0) tree[name] = message
	else put((tree[name] ??= {}) as Messages, rest, message)
}

/** Those of the build alone. */
export const SHIPPED_TEXTS = pageTexts([])
