import { readFileSync } from 'node:fs'
import type { Language } from '@vitrine/market/locales'
import compile from 'icu-minify/compile'
import { readMessage } from './message-parts.ts'
import { PAGE_NAMESPACES } from './pages.ts'

/** What a shop says in its own words: ICU of a message in a language, under the message's dotted key. */
export type OwnText = { language: Language; key: string; text: string }

export type TextFault = {
	reason:
		| 'unknown-text'
		| 'fixed-text'
		| 'not-a-message'
		| 'lacks-arguments'
		| 'unknown-arguments'
		| 'lacks-plural-forms'
	/** What is found, lacks or is too much. */
	detail: string
}

/** Words that a law or a proof of consent holds to, and those of documents, which say the same whenever they are drawn. */
const FIXED =
	/^(?:buyerRights|consent|fibre|invoice|payment|price|returnLabel|withdraw|withdrawalEmail|withdrawalStatement)\.|^wishlist\.alerts\.|^(?:restock\.(?:intro|purpose)|checkout\.review\.button|annex\.withdraw|account\.order\.withdraw)$/

/** Pages say them where no argument is at hand. */
const BARE = 'annex'

/** What pages know of the shop in every message. */
const OF_SHOP = ['{brand}', '{returnsDays}', '{freeReturns, select}']

const shipped = new Map<string, unknown>()

/** A namespace of a language as it is shipped; undefined for one that there is not. */
export function shippedMessages(language: Language, namespace: string): unknown {
	const name = `${language}/${namespace}`
	if (!/^\w+$/.test(namespace)) return undefined
	if (!shipped.has(name)) shipped.set(name, readShipped(name))
	return shipped.get(name)
}

function readShipped(name: string): unknown {
	try {
		return JSON.parse(readFileSync(new URL(`../${name}.json`, import.meta.url), 'utf8'))
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
		throw error
	}
}

/** A message as it is shipped; undefined for a key that no message has. */
export function shippedText(language: Language, key: string): string | undefined {
	const [namespace = '', ...path] = key.split('.')
	const found = path.reduce<unknown>(
		(tree, name) =>
			typeof tree === 'object' && tree !== null && Object.hasOwn(tree, name) ? tree[name as keyof typeof tree] : null,
		shippedMessages(language, namespace),
	)
	return typeof found === 'string' ? found : undefined
}

/**
 * Why a text cannot stand in the place of the shipped one; undefined if it can. It has the arguments and tags of the shipped
 * text; one that only tells cases apart may be left out, and pages know `{brand}` everywhere.
 */
export function textFault({ language, key, text }: OwnText): TextFault | undefined {
	const model = shippedText(language, key)
	if (model === undefined) return { reason: 'unknown-text', detail: key }
	if (FIXED.test(key)) return { reason: 'fixed-text', detail: key }
	let parts: ReturnType<typeof readMessage>
	try {
		compile(text)
		parts = readMessage(text)
	} catch (error) {
		return { reason: 'not-a-message', detail: error instanceof Error ? error.message : String(error) }
	}
	const wanted = readMessage(model).placeholders
	const known = [...wanted, ...readMessage(shippedText('fr', key) ?? '').placeholders, ...freeArguments(key)]
	const missing = wanted.filter(
		(name) => !parts.placeholders.includes(name) && !name.endsWith(', select}') && !OF_SHOP.includes(name),
	)
	const unknown = parts.placeholders.filter((name) => !known.includes(name))
	const lacking = parts.plurals.flatMap((categories) => lackingForms(language, categories))
	if (unknown.length > 0) return { reason: 'unknown-arguments', detail: unknown.join(' ') }
	if (missing.length > 0) return { reason: 'lacks-arguments', detail: missing.join(' ') }
	return lacking.length > 0 ? { reason: 'lacks-plural-forms', detail: lacking.join(' ') } : undefined
}

function freeArguments(key: string): string[] {
	const namespace = key.slice(0, key.indexOf('.'))
	return namespace !== BARE && PAGE_NAMESPACES.some((name) => name === namespace) ? OF_SHOP : []
}

/** Plural forms that a whole number below a million can need and that are not there; French, Spanish and Italian use `many` for millions only. */
export function lackingForms(language: string, categories: readonly string[]): string[] {
	const rules = new Intl.PluralRules(language)
	const needed = new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))
	return [...needed.add('other')].filter((category) => !categories.includes(category))
}

/** A tree of messages in which some leaves, by their dotted keys below `path`, are others. */
export function withOwnTexts(tree: unknown, own: ReadonlyMap<string, string>, path: string): unknown {
	if (typeof tree === 'string') return own.get(path) ?? tree
	return Object.fromEntries(
		Object.entries(tree as object).map(([name, value]) => [name, withOwnTexts(value, own, `${path}.${name}`)]),
	)
}
