import type { Return } from '@vitrine/commerce/returns/contract/returns'
import { formatMoney } from '@vitrine/market/format'
import { useTranslations } from 'use-intl'

type PartView = { means: Return['refundParts'][number]['means']; amount: string }

export function refundPartsView(
	{ refundParts, currency }: Pick<Return, 'refundParts' | 'currency'>,
	tag: string,
): PartView[] {
	return refundParts.map(({ means, centAmount }) => ({ means, amount: formatMoney(tag, { centAmount, currency }) }))
}

/** What of a refund goes to which means. */
export function RefundParts({ parts }: { parts: PartView[] }) {
	const t = useTranslations('storeCredit.refund.means')
	return (
		<ul>
			{parts.map(({ means, amount }) => (
				<li key={means}>{t(means, { amount })}</li>
			))}
		</ul>
	)
}
