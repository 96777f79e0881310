import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { type Form as FormState } from '#app/document/forms/use-form.ts'
import { AccordionItem } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { CodeField } from '#app/ui/text-field.tsx'
import type { CheckoutView } from './checkout-view.ts'

type GiftCardPaymentProps = {
	checkout: Pick<CheckoutView, 'giftCards' | 'cart'>
	form: FormState
}

/** Gift cards that pay a part, or all of it (R111); with only gift cards in the cart, why they cannot. */
export function GiftCardPayment({ checkout, form }: GiftCardPaymentProps) {
	const t = useTranslations('payment.card')
	const { giftCards, cart } = checkout
	if (!giftCards) return cart.giftCards.length > 0 && <p className="type-small muted">{t('notForCards')}</p>
	return (
		<section className="gift-card-payment" aria-label={t('title')}>
			{giftCards.map(({ id, ending, amount, rest }) => (
				<Form key={id} method="post" preventScrollReset className="gift-card-used">
					<input type="hidden" name="giftCardId" value={id} />
					<span>{t('used', { ending, amount, rest })}</span>
					<Button type="submit" name="intent" value="put-away" variant="tertiary" size="compact">
						{t('putAway')}
					</Button>
				</Form>
			))}
			<AccordionItem title={t('title')} open={form.values['cardNumber'] !== undefined}>
				<Form method="post" noValidate preventScrollReset className="step-fields">
					<CodeField {...form.field('cardNumber')} label={t('number')} hint={t('codeHint')} />
					<CodeField {...form.field('code')} label={t('code')} />
					<SubmitButton intent="use-gift-card" variant="secondary">
						{t('use')}
					</SubmitButton>
				</Form>
			</AccordionItem>
		</section>
	)
}
