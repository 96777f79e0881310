import { type Language, languageOfTag } from '@vitrine/market/locales'
import { withSs, writesSs } from '@vitrine/market/spelling'
import { createTranslator } from 'use-intl/core'
import { type OwnText, shippedMessages, withOwnTexts } from './own-texts.ts'
import type accountEmail from '../fr/accountEmail.json'
import type buyerRights from '../fr/buyerRights.json'
import type confirmationEmail from '../fr/confirmationEmail.json'
import type fibre from '../fr/fibre.json'
import type follow from '../fr/follow.json'
import type giftCardEmail from '../fr/giftCardEmail.json'
import type invoice from '../fr/invoice.json'
import type newsletterEmail from '../fr/newsletterEmail.json'
import type orderLinkEmail from '../fr/orderLinkEmail.json'
import type parcelEmail from '../fr/parcelEmail.json'
import type passkeyEmail from '../fr/passkeyEmail.json'
import type payment from '../fr/payment.json'
import type personalData from '../fr/personalData.json'
import type price from '../fr/price.json'
import type privacyEmail from '../fr/privacyEmail.json'
import type refundEmail from '../fr/refundEmail.json'
import type heldEmail from '../fr/heldEmail.json'
import type reservationEmail from '../fr/reservationEmail.json'
import type restockEmail from '../fr/restockEmail.json'
import type returnEmail from '../fr/returnEmail.json'
import type returnLabel from '../fr/returnLabel.json'
import type reviewEmail from '../fr/reviewEmail.json'
import type sandbox from '../fr/sandbox.json'
import type wishlistEmail from '../fr/wishlistEmail.json'
import type withdrawalEmail from '../fr/withdrawalEmail.json'
import type withdrawalStatement from '../fr/withdrawalStatement.json'

/** The messages of e-mails, documents, exports and the sandbox by namespace; French defines the keys. */
export type EngineMessages = {
	accountEmail: typeof accountEmail
	buyerRights: typeof buyerRights
	confirmationEmail: typeof confirmationEmail
	fibre: typeof fibre
	giftCardEmail: typeof giftCardEmail
	invoice: typeof invoice
	newsletterEmail: typeof newsletterEmail
	orderLinkEmail: typeof orderLinkEmail
	parcelEmail: typeof parcelEmail
	passkeyEmail: typeof passkeyEmail
	personalData: typeof personalData
	privacyEmail: typeof privacyEmail
	refundEmail: typeof refundEmail
	heldEmail: typeof heldEmail
	reservationEmail: typeof reservationEmail
	restockEmail: typeof restockEmail
	returnEmail: typeof returnEmail
	returnLabel: typeof returnLabel
	reviewEmail: typeof reviewEmail
	sandbox: typeof sandbox
	wishlistEmail: typeof wishlistEmail
	withdrawalEmail: typeof withdrawalEmail
	withdrawalStatement: typeof withdrawalStatement
}

/** Messages the server formats: its own, and the pages' names of payment products, price notes and steps of an order, so that each exists once. */
type FormattedMessages = EngineMessages & { payment: typeof payment; price: typeof price; follow: typeof follow }

/** Namespaces formatted by the server only; no page loads them. */
export const ENGINE_NAMESPACES = [
	'accountEmail',
	'buyerRights',
	'confirmationEmail',
	'fibre',
	'giftCardEmail',
	'invoice',
	'newsletterEmail',
	'orderLinkEmail',
	'parcelEmail',
	'passkeyEmail',
	'personalData',
	'privacyEmail',
	'refundEmail',
	'heldEmail',
	'reservationEmail',
	'restockEmail',
	'returnEmail',
	'returnLabel',
	'reviewEmail',
	'sandbox',
	'wishlistEmail',
	'withdrawalEmail',
	'withdrawalStatement',
] as const satisfies readonly (keyof EngineMessages)[]

type Namespace = keyof FormattedMessages

/** A payment product with a name. */
export type NamedProduct = keyof FormattedMessages['payment']['product']

/** Formats messages of a namespace by key: `t('subject', { number })`. */
export type Translate<N extends Namespace> = ReturnType<typeof createTranslator<FormattedMessages, N>>

const translators = new Map<string, unknown>()

/** By language, what the shop says in its own words. */
let own = new Map<string, Map<string, string>>()

/** From now on this process says these in the place of what is shipped. */
export function installOwnTexts(texts: readonly OwnText[]): void {
	const ofLanguage = Map.groupBy(texts, ({ language }) => language)
	own = new Map([...ofLanguage].map(([language, all]) => [language, new Map(all.map(({ key, text }) => [key, text]))]))
	translators.clear()
}

/**
 * Translator of a namespace in the language of a tag, with the same formatter as the pages (use-intl); French for an
 * unsupported language. Each file is read once. Whoever keeps one misses what is installed later. Throws on a missing key, which is a bug.
 */
export function translatorOf<const N extends Namespace>(namespace: N, tag: string): Translate<N> {
	const name = `${namespace} ${tag}`
	const known = translators.get(name) as Translate<N> | undefined
	const translate = known ?? createTranslator<FormattedMessages, N>(configOf(namespace, tag))
	translators.set(name, translate)
	return translate
}

function configOf<N extends Namespace>(namespace: N, tag: string) {
	const texts = readMessages(namespace, languageOfTag(tag) ?? 'fr')
	const messages = { [namespace]: writesSs(tag) ? withSs(texts) : texts } as unknown as FormattedMessages
	return { locale: tag, messages, namespace, onError: fail }
}

function readMessages(namespace: Namespace, language: Language): unknown {
	const messages = shippedMessages(language, namespace)
	const texts = own.get(language)
	return texts ? withOwnTexts(messages, texts, namespace) : messages
}

function fail(error: Error): never {
	throw error
}
