import type { OrderOptions, RefundTo } from '@vitrine/commerce/returns/contract/returns'
import { formatMoney } from '@vitrine/market/format'
import type { Currency } from '@vitrine/market/currencies'
import { LOCALES } from '@vitrine/market/locales'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import type { FormValues } from '#app/document/forms/submitted-form.ts'
import { Checkbox } from '#app/ui/choice.tsx'

/** How much of a refund could be store credit, minor units; `isPart`: something else goes back as it was paid. */
export type CreditOffer = { centAmount: number; currency: Currency; isPart: boolean }

/** Undefined where nothing could be. `mostCentAmount`: of the whole order's refund. */
export function creditOffer(
	{ creditableCentAmount, currency }: Pick<OrderOptions, 'creditableCentAmount' | 'currency'>,
	mostCentAmount: number,
): CreditOffer | undefined {
	const isPart = creditableCentAmount < mostCentAmount
	return creditableCentAmount > 0 ? { centAmount: creditableCentAmount, currency, isPart } : undefined
}

export function refundToOf(values: FormValues): RefundTo {
	return values['storeCredit'] === 'yes' ? 'store-credit' : 'same-means'
}

/** The express wish for store credit: apart, in its own words, never ticked beforehand (Directive 2011/83 art. 13(1)). */
export function CreditChoice({ offer, values = {} }: { offer: CreditOffer; values?: FormValues }) {
	const t = useTranslations('storeCredit.choice')
	const { locale } = useDocument()
	const amount = formatMoney(LOCALES[locale].tag, offer)
	return (
		<fieldset>
			<legend className="type-ui">{t('title')}</legend>
			<Checkbox
				name="storeCredit"
				value="yes"
				defaultChecked={refundToOf(values) === 'store-credit'}
				label={t('label')}
				hint={[t('hint'), offer.isPart && t('part', { amount })].filter(Boolean).join(' ')}
			/>
		</fieldset>
	)
}
