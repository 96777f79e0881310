import type { Merchandise } from '@vitrine/commerce/catalog/contract'
import { decimal } from '#app/facts/money/decimal.ts'
import { googleTerms } from './google-terms.ts'
import { isPublicGtin } from './gtin.ts'
import { xmlElement } from './xml.ts'

type Variant = Merchandise['variants'][number]

/** What of a site all its items share. */
export type FeedPlace = {
	/** Of goods that name none. */
	productBrand: string
	/** Of the country's own domain, where pictures are fetched. */
	origin: string
	urlOf: (urlKey: string) => string
	countryCode: string
	/** What delivery home costs, and from which amount on nothing; minor units. */
	delivery: { centAmount: number; freeFrom: number | null } | undefined
}

const MOST_PICTURES = 10
const LONGEST_TITLE = 150
const LONGEST_DESCRIPTION = 5_000

/** The sizes of a colorway as items of Google's product data, each at the price its page shows (law 1). */
export function feedItems(merchandise: Merchandise, place: FeedPlace): string {
	const shared = sharedElements(merchandise, place)
	return merchandise.variants.map((variant) => item({ merchandise, variant, shared, place })).join('')
}

function sharedElements(merchandise: Merchandise, { productBrand, urlOf, origin }: FeedPlace): string {
	const { name, description, colorName, productId, urlKey, breadcrumb, composition } = merchandise
	const { category, gender, ageGroup } = googleTerms(merchandise)
	const [picture, ...more] = merchandise.images
		.slice(0, MOST_PICTURES + 1)
		.map(({ base }) => new URL(`${base}-960.webp`, origin).href)
	const main = composition.find(({ part }) => part === 'main') ?? composition[0]
	return [
		xmlElement('g:item_group_id', productId),
		xmlElement('g:description', (description ?? name).slice(0, LONGEST_DESCRIPTION)),
		xmlElement('g:link', urlOf(urlKey)),
		xmlElement('g:image_link', picture),
		...more.map((address) => xmlElement('g:additional_image_link', address)),
		xmlElement('g:brand', merchandise.brand ?? productBrand),
		xmlElement('g:condition', 'new'),
		xmlElement('g:color', colorName.replaceAll('/', ' ').slice(0, 100)),
		xmlElement('g:gender', gender),
		xmlElement('g:age_group', ageGroup),
		xmlElement(
			'g:material',
			main?.fibres
				.slice(0, 3)
				.map((fibre) => fibre.name)
				.join('/'),
		),
		xmlElement('g:google_product_category', category),
		xmlElement('g:product_type', breadcrumb.map((step) => step.name).join(' > ')),
	].join('')
}

type Item = { merchandise: Merchandise; variant: Variant; shared: string; place: FeedPlace }

function item({ merchandise: { name, colorName }, variant, shared, place }: Item): string {
	const { sku, gtin, sizeLabel, sizeSystem, available } = variant
	const known = isPublicGtin(gtin)
	return `<item>${[
		xmlElement('g:id', sku),
		xmlElement('g:title', `${name}, ${colorName}, ${sizeLabel}`.slice(0, LONGEST_TITLE)),
		shared,
		xmlElement('g:availability', available > 0 ? 'in_stock' : 'out_of_stock'),
		prices(variant),
		known ? xmlElement('g:gtin', gtin) : xmlElement('g:identifier_exists', 'no'),
		xmlElement('g:size', sizeLabel),
		xmlElement('g:size_system', sizeSystem),
		shipping(variant, place),
	].join('')}</item>\n`
}

/** A reduction is told only where the page may tell it: its price is then the lowest of the 30 days before. */
function prices({ price, offer }: Variant): string {
	const { centAmount, currency, prior } = price
	const inWords = (amount: number) => `${decimal({ centAmount: amount, currency })} ${currency}`
	if (prior === null || prior <= centAmount) return xmlElement('g:price', inWords(centAmount))
	const period = offer?.until && xmlElement('g:sale_price_effective_date', `${offer.from}/${offer.until}`)
	return xmlElement('g:price', inWords(prior)) + xmlElement('g:sale_price', inWords(centAmount)) + (period || '')
}

function shipping({ price }: Variant, { delivery, countryCode }: FeedPlace): string {
	if (!delivery) return ''
	const isFree = delivery.freeFrom !== null && price.centAmount >= delivery.freeFrom
	const cost = decimal({ centAmount: isFree ? 0 : delivery.centAmount, currency: price.currency })
	return `<g:shipping>${xmlElement('g:country', countryCode)}${xmlElement('g:price', `${cost} ${price.currency}`)}</g:shipping>`
}
