import { type LanguageTag, languageOfTag } from '@vitrine/market/locales'
import { promiseArguments, RETURN_PROMISE } from '@vitrine/market/return-periods'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { type Translate, translatorOf } from '@vitrine/messages/engine'
import type { EmailPart } from '../../mail/parts.ts'
import type { Seller } from '../../web-domains/contract.ts'
import { companyAddress, companyLines } from '../../web-domains/rules/company-lines.ts'
import type { Order } from '../contract.ts'

type RightsInput = { order: Order; site: SiteCode; tag: LanguageTag; seller: Seller; giftCards: string }

/**
 * What makes the confirmation the durable medium of the contract (law 2): the seller, how to withdraw and the
 * consequences, the model form, the guarantee, and where to complain. `giftCards` adds the terms of vouchers.
 */
export function rightsOf(input: RightsInput): EmailPart[] {
	const { tag, seller } = input
	const t = translatorOf('buyerRights', tag)
	return [
		{ title: t('seller'), note: companyLines(seller).join('\n') },
		...withdrawalParts(input, t),
		{ title: t('form'), note: t('model', { to: [...companyAddress(seller), seller.email].join(', ') }) },
		{ title: t('guarantee'), note: guaranteeLines(input, t).join('\n') },
	]
}

function withdrawalParts({ order, site, giftCards }: RightsInput, t: Translate<'buyerRights'>): EmailPart[] {
	const promise = order.snapshot.returnPromise ?? RETURN_PROMISE
	// Swiss law grants no withdrawal: the shop promises a return instead.
	const right = SITES[site].countryCode === 'CH' ? t('promise') : t('right')
	const goods = order.lines.length > 0 ? [right, t('how'), t('back', promiseArguments(promise)), t('money')] : []
	const lines = [...goods, ...(order.giftCards.length > 0 ? [giftCards] : [])]
	const href = withdrawalPage(order, order.id)
	return [{ title: t('withdrawal'), note: lines.join('\n') }, ...(href ? [{ link: href, label: t('online') }] : [])]
}

/**
 * URL of the withdrawal page for an order: with its id where the e-mail grants access anyway, else with its number.
 * Undefined for older orders without a page URL.
 */
export function withdrawalPage({ snapshot }: Pick<Order, 'snapshot'>, idOrNumber: string): string | undefined {
	if (!snapshot.pageUrl) return undefined
	const page = new URL(snapshot.pageUrl)
	page.pathname = page.pathname.replace(/\/order\/.*$/, '/order/withdraw/')
	page.search = `?order=${encodeURIComponent(idOrNumber)}`
	return page.href
}

function guaranteeLines({ tag, seller }: RightsInput, t: Translate<'buyerRights'>): string[] {
	const { mentions, mediator, email, phone } = seller
	const language = languageOfTag(tag) ?? 'fr'
	const texts = mentions[language] ?? Object.values(mentions)[0] ?? []
	const isNamed = mediator && texts.some((line) => line.includes(mediator.name))
	const named = mediator && [mediator.name, mediator.postalAddress, mediator.website].join(', ')
	return [
		...texts,
		t('complaint', { email }),
		...(phone ? [t('call', { phone })] : []),
		...(named && !isNamed ? [t('mediator', { mediator: named })] : []),
	]
}
