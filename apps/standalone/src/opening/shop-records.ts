import { readFileSync } from 'node:fs'
import { CatalogRecord, type CatalogRecordInput } from '@vitrine/commerce/catalog-import/records'
import { readPaymentProducts } from '@vitrine/commerce/payments/rules'
import { isVatNumber } from '@vitrine/commerce/web-domains/contract'
import type { Answers, Question } from './questions.ts'
import { SITE_OFFERS, type SiteOffer } from './site-offers.ts'

/** Why an answer will not do. */
export class AnswerError extends Error {
	readonly question: Question
	constructor(question: Question, why: string) {
		super(`${question}: ${why}`)
		this.question = question
	}
}

type Part = { title: string; records: CatalogRecordInput[] }

/** The first records of a shop as an import takes them, in parts with a comment above. Throws an AnswerError. */
export function shopRecords(answers: Answers): Part[] {
	const sites = readSites(answers.sites)
	const seller = readSeller(answers)
	const delivery = readDelivery(answers.delivery)
	const { name, company, email } = answers
	const { address } = seller
	const parts: Part[] = [
		{
			title: 'Sites: country, currency, languages and hosts. They take effect with a restart (docs/catalog-import.md).',
			records: sites.map((offer) => siteRecord(offer, hostOf(offer, { sites, domain: answers.domain }))),
		},
		{
			title: 'Their parameters: where is delivered to, the products that are paid with, what else a site offers.',
			records: sites.map((offer) => domainRecord(offer, hostOf(offer, { sites, domain: answers.domain }))),
		},
		{
			title: 'Brand: name, senders and look of pages and e-mails; colors, fonts and wordmark come into it too.',
			records: [
				{
					type: 'brand',
					name,
					legalName: company,
					companyLine: `${company}, ${address.city}`,
					supportEmail: email,
					mailFrom: `${name} <${email}>`,
				},
			],
		},
		{
			title:
				'Sellers: who answers on invoices, labels and in e-mails. Add registers, phone and mentions as each country demands.',
			records: sites.map(({ site }) => ({ type: 'seller', site, ...seller })),
		},
		{
			title: 'Delivery: minor units of the currency of each site, VAT included; days from the order to the door.',
			records: sites.map(({ site }) => ({ type: 'delivery-method', site, ...delivery })),
		},
		{
			title:
				'Payments: to the sandbox bank (SANDBOX_PAYMENTS=true). To take money put your account in: "provider":"stripe","account":"eu" (docs/payments.md).',
			records: sites.flatMap(({ site, paymentProducts }) =>
				readPaymentProducts(paymentProducts).products.map(({ id: product }) => ({
					type: 'payment-route' as const,
					site,
					product,
					provider: 'sandbox',
					account: 'demo',
				})),
			),
		},
		{
			title: 'What the first products need: who makes them, sizes, a category. Make them your own.',
			records: [
				{
					type: 'manufacturer',
					id: 'own',
					name: company,
					postalAddress: `${address.line1}, ${address.postalCode} ${address.city}`,
					email,
				},
				...readFirst(),
			],
		},
	]
	for (const { records } of parts) for (const record of records) requireRecord(record)
	return parts
}

function readFirst(): CatalogRecordInput[] {
	const text = readFileSync(new URL('first-records.jsonl', import.meta.url), 'utf8')
	return text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as CatalogRecordInput] : []))
}

function readSites(text: string): SiteOffer[] {
	const codes = new Set(text.split(',').map((part) => part.trim().toLowerCase()))
	return [...codes].map((code) => {
		const offer = SITE_OFFERS.find(({ site }) => site === code)
		if (offer) return offer
		throw new AnswerError('sites', `${code || 'nothing'} is none of ${SITE_OFFERS.map(({ site }) => site).join(', ')}`)
	})
}

function hostOf({ site }: SiteOffer, { sites, domain }: { sites: SiteOffer[]; domain: string }): string {
	const host = domain.trim().toLowerCase()
	if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(host))
		throw new AnswerError('domain', `${domain} is no domain`)
	return sites.length === 1 ? host : `${site}.${host.replace(/^www\./, '')}`
}

function siteRecord(offer: SiteOffer, host: string): CatalogRecordInput {
	const { site, countryCode, currency, storeId, timeZone, locales } = offer
	return { type: 'site', site, countryCode, currency, storeId, timeZone, hosts: [host], locales: [...locales] }
}

function domainRecord(offer: SiteOffer, domain: string): CatalogRecordInput {
	const { site, storeId, countryCode, currency, paymentProducts } = offer
	const countries = [countryCode]
	return {
		type: 'web-domain',
		site,
		domain,
		storeId,
		countryCode,
		currency,
		params: {
			deliveryCountries: countries,
			billingCountries: countries,
			phoneNumberCountries: countries,
			paymentProducts: [...paymentProducts],
			wishlist: true,
			myDownloads: true,
			swiftAddToCart: true,
			agec: countryCode === 'FR',
		},
	}
}

function readSeller({ name, company, address: text, vat, email, sites }: Answers) {
	const { country = readSites(sites)[0]!.countryCode, ...place } = readAddress(text)
	const countryCode = country.toUpperCase()
	const vatNumber = vat.trim()
	if (!isVatNumber({ vatNumber, taxCountryCode: countryCode }))
		throw new AnswerError('vat', `is not written as in ${countryCode}`)
	const address = { ...place, countryCode }
	return {
		brandName: name,
		companyName: company,
		address,
		vatNumber,
		taxCountryCode: countryCode,
		registrations: [],
		email,
		returnAddress: { name, ...address },
		mentions: {},
	}
}

/** From its end, because a street may have commas: `12, rue X, 59000, Lille, FR`. The country may be left out. */
function readAddress(text: string) {
	const parts = text.split(',').map((part) => part.trim())
	const country = parts.length > 3 && /^[a-z]{2}$/i.test(parts.at(-1)!) ? parts.pop() : undefined
	const [postalCode, city] = parts.splice(-2)
	const line1 = parts.join(', ')
	if (!line1 || !city || !/\d/.test(postalCode!))
		throw new AnswerError('address', 'street, postal code, city and country, such as FR')
	return { line1, postalCode: postalCode!, city, country }
}

function readDelivery(text: string) {
	const [, whole = '', cents = '', first, last] =
		/^(\d{1,4})(?:[.,](\d{2}))?\s+(\d{1,2})(?:-(\d{1,2}))?$/.exec(text.trim()) ?? []
	if (!first || Number(last ?? first) < Number(first))
		throw new AnswerError('delivery', 'price and days, such as 4.95 2-4')
	return {
		id: 'home',
		kind: 'home' as const,
		position: 0,
		centAmount: Number(whole) * 100 + Number(cents || 0),
		minimumDays: Number(first),
		maximumDays: Number(last ?? first),
	}
}

/** What an import would refuse is told of the answer it came from. */
function requireRecord(record: CatalogRecordInput): void {
	const { error } = CatalogRecord.safeParse(record)
	const [issue] = error?.issues ?? []
	if (!issue) return
	const field = String(issue.path.at(-1) ?? '')
	// The brand has the address alone as well: where only the sender is wrong, it is for the name before it.
	const isOfName = field === 'mailFrom' && !error?.issues.some(({ path }) => path.at(-1) === 'supportEmail')
	const question = isOfName ? 'name' : ({ companyName: 'company', brandName: 'name', name: 'name' }[field] ?? 'email')
	throw new AnswerError(question as Question, issue.message)
}
