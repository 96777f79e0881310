import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import type { CheckoutView } from './checkout-view.ts'

/** The credit of who is signed in: to be used, or to be put away again. */
export function StoreCreditPayment({ balance, amount, rest }: NonNullable<CheckoutView['storeCredit']>) {
	const t = useTranslations('storeCredit')
	const pay = useTranslations('payment.card')
	return (
		<section className="gift-card-payment" aria-label={t('title')}>
			<Form method="post" preventScrollReset className="gift-card-used">
				<span>{amount ? t('used', { amount, rest }) : t('have', { balance })}</span>
				{amount ? (
					<SubmitButton intent="put-credit-away" variant="tertiary" size="compact">
						{pay('putAway')}
					</SubmitButton>
				) : (
					<SubmitButton intent="use-credit" variant="secondary" size="compact">
						{t('use')}
					</SubmitButton>
				)}
			</Form>
		</section>
	)
}
