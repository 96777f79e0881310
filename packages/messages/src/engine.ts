import { readFileSync } from 'node:fs'
import { type Language, languageOfTag } from '@vitrine/market/locales'
import { createTranslator } from 'use-intl/core'
import type invoice from '../fr/invoice.json'
import type paymentName from '../fr/paymentName.json'
import type personalData from '../fr/personalData.json'
import type returnLabel from '../fr/returnLabel.json'
import type sandbox from '../fr/sandbox.json'

/** The messages of e-mails, documents, exports and the sandbox by namespace, as French has them. */
export type EngineMessages = {
	invoice: typeof invoice
	paymentName: typeof paymentName
	personalData: typeof personalData
	returnLabel: typeof returnLabel
	sandbox: typeof sandbox
}

/** Every namespace that the engine formats itself; no page carries them. */
export const ENGINE_NAMESPACES = [
	'invoice',
	'paymentName',
	'personalData',
	'returnLabel',
	'sandbox',
] as const satisfies readonly (keyof EngineMessages)[]

type Namespace = keyof EngineMessages

/** Says the messages of a namespace by their keys: `t('subject', { number })`. */
export type Translate<N extends Namespace> = ReturnType<typeof createTranslator<EngineMessages, N>>

const translators = new Map<string, unknown>()

/**
 * The messages of a namespace in the language of a tag, formatted as the shop formats its own (use-intl); French for a language
 * that is none of ours. Each is read from its file once. A key that is missing is a defect of ours and is thrown.
 */
export function translatorOf<const N extends Namespace>(namespace: N, tag: string): Translate<N> {
	const name = `${namespace} ${tag}`
	const known = translators.get(name) as Translate<N> | undefined
	const translate = known ?? createTranslator<EngineMessages, N>(configOf(namespace, tag))
	translators.set(name, translate)
	return translate
}

function configOf<N extends Namespace>(namespace: N, tag: string) {
	const messages = { [namespace]: readMessages(namespace, languageOfTag(tag) ?? 'fr') } as unknown as EngineMessages
	return { locale: tag, messages, namespace, onError: fail }
}

function readMessages(namespace: Namespace, language: Language): unknown {
	return JSON.parse(readFileSync(new URL(`../${language}/${namespace}.json`, import.meta.url), 'utf8'))
}

function fail(error: Error): never {
	throw error
}
