import { mentionsDelivery, priorWords } from '@vitrine/market/price-words'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Price } from '#app/ui/price.tsx'
import type { PriceView } from '#app/facts/money/price-view.ts'

function usePriorSentence({ prior: amount, priorDays: days = 30 }: PriceView): string | undefined {
	const t = useTranslations('price.prior')
	const { site } = useDocument()
	return amount && t(priorWords(site, days), { amount, days })
}

/** The price on a card or a line. What it is compared with is said for every eye to read, as a product page does. */
export function CardPrice({ price }: { price: PriceView }) {
	const t = useTranslations('price')
	const { country } = useDocument()
	const sentence = usePriorSentence(price)
	// British readers take a struck price for what it is: the price before.
	const note = country === 'GB' ? undefined : sentence
	return <Price {...price} texts={{ now: t('now'), prior: t('spoken') }} note={note} />
}

/** What is asked now, where there is no room to say what it is compared with: then no reduction is announced either. */
export function BarePrice({ price: { now } }: { price: PriceView }) {
	const t = useTranslations('price')
	return <Price now={now} texts={{ now: t('now'), prior: t('spoken') }} />
}

/** The price on its own page: with the sentence about the prior price and the note about tax. */
export function ProductPrice({ price }: { price: PriceView }) {
	const t = useTranslations('price')
	return (
		<div>
			<Price {...price} size="product" texts={{ now: t('now'), prior: t('spoken') }} note={usePriorSentence(price)} />
			<TaxNote />
		</div>
	)
}

/** Where prices stand in lists, their note on delivery stands once for all of them (§ 6 PAngV). */
export function ListTaxNote({ className }: { className?: string }) {
	const { site } = useDocument()
	return mentionsDelivery(site) && <TaxNote className={className} />
}

function TaxNote({ className }: { className?: string }) {
	const t = useTranslations('price')
	const { site } = useDocument()
	return (
		<p className={classNames('type-small tax-note', className)}>
			{mentionsDelivery(site) ? t('taxPlusDelivery') : t('taxIncluded')}
		</p>
	)
}
