import { formatMoney, formatPercent } from '@vitrine/market/format'
import type { LanguageTag } from '@vitrine/market/locales'
import { mentionsDelivery, priorWords } from '@vitrine/market/price-words'
import type { SiteCode } from '@vitrine/market/sites'
import { translatorOf } from '@vitrine/messages/engine'
import type { DescribedVariant } from '../../catalog/queries/describe-variants.ts'
import type { Email } from '../../mail/commands.ts'
import { type Sender, sized } from '../../mail/email.ts'
import type { EmailPart } from '../../mail/parts.ts'
import { writeEmail } from '../../mail/write-parts.ts'
import type { AlertRow } from '../queries.ts'

type AlertEmail = {
	row: Pick<AlertRow, 'kind' | 'site' | 'language_tag' | 'page_url'>
	variant: Pick<DescribedVariant, 'name' | 'colorName' | 'sizeLabel' | 'urlKey' | 'price' | 'image'>
	to: string
	sender: Sender
}

/**
 * E-mail about a size back in stock or at a lower price. The price is shown as on its product page: compared only with
 * the legal prior price, never with that of the day of the alert (decision 0055).
 */
export async function alertEmail({ row, variant, to, sender }: AlertEmail): Promise<Email> {
	const tag = row.language_tag as LanguageTag
	const t = translatorOf('wishlistEmail', tag)
	const { name, colorName, sizeLabel, image: picture } = variant
	const of = row.kind === 'back-in-stock' ? 'back' : 'price'
	const parts: EmailPart[] = [
		t(`${of}.text`, { brand: sender.shopName }),
		{ goods: [{ name, detail: `${colorName}, ${sized(t('size'), sizeLabel)}`, picture }] },
		...priceParts({ tag, site: row.site as SiteCode, price: variant.price }),
		{ action: productLink(row.page_url, variant.urlKey), label: t('open') },
		{ note: t(`${of}.why`) },
		{ facts: [{ label: t('over'), value: t('stop'), link: row.page_url }] },
	]
	const mail = await writeEmail({
		to,
		subject: t(`${of}.subject`, { name }),
		title: t(`${of}.title`),
		tag,
		parts,
		sender,
	})
	return { ...mail, unsubscribeUrl: `${row.page_url}&all=true` }
}

function priceParts({ tag, site, price }: { tag: LanguageTag; site: SiteCode; price: DescribedVariant['price'] }) {
	const t = translatorOf('price', tag)
	const { centAmount, currency, prior, priorDays, percent } = price
	const now = formatMoney(tag, { centAmount, currency })
	const tax: EmailPart = { note: t(mentionsDelivery(site) ? 'taxPlusDelivery' : 'taxIncluded') }
	if (prior === null || percent === null) return [now, tax]
	const days = priorDays ?? 30
	const amount = formatMoney(tag, { centAmount: prior, currency })
	const reduced: EmailPart = `${now} (${formatPercent(tag, -percent * 100)})`
	return [reduced, { note: t(`prior.${priorWords(site, days)}`, { amount, days }) }, tax]
}

/** URL of the product, in the shop and language of the page that ends the alert. */
function productLink(pageUrl: string, urlKey: string): string {
	const { origin, pathname } = new URL(pageUrl)
	return `${origin}/${pathname.split('/')[1] ?? ''}/p/${urlKey}/`
}
