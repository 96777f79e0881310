import type { SiteCode } from '@vitrine/market/sites'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/site/document.tsx'
import { Price } from '#app/ui/price.tsx'
import type { PriceView } from './price-view.ts'

/** What a country lets a reduced price be compared with (law 1): the law of the site, in the words of the language. */
const PRIOR_RULE = { gb: 'was', ch: 'previous' } as const satisfies Partial<Record<SiteCode, string>>

/** Countries whose price note also says that delivery comes on top. */
const PLUS_DELIVERY: readonly SiteCode[] = ['fr', 'de']

function priorRule(site: SiteCode): 'lowest30' | 'was' | 'previous' {
	return site === 'gb' || site === 'ch' ? PRIOR_RULE[site] : 'lowest30'
}

/** The price on a card. Poland wants the whole sentence wherever a reduced price is told. */
export function CardPrice({ price }: { price: PriceView }) {
	const t = useTranslations('price')
	const { site } = useDocument()
	const rule = priorRule(site)
	const note = site === 'pl' && price.prior ? t(`prior.${rule}`, { amount: price.prior }) : undefined
	return <Price {...price} texts={{ now: t('now'), prior: t(`spoken.${rule}`) }} note={note} />
}

/** The price on its own page: with the sentence about the prior price and the note about tax. */
export function ProductPrice({ price }: { price: PriceView }) {
	const t = useTranslations('price')
	const { site } = useDocument()
	const rule = priorRule(site)
	return (
		<div>
			<Price
				{...price}
				size="product"
				texts={{ now: t('now'), prior: t(`spoken.${rule}`) }}
				note={price.prior && t(`prior.${rule}`, { amount: price.prior })}
			/>
			<p className="type-small mt-s-2 text-ink-3">
				{PLUS_DELIVERY.includes(site) ? t('taxPlusDelivery') : t('taxIncluded')}
			</p>
		</div>
	)
}
