import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { type Form as FormState } from '#app/document/forms/use-form.ts'
import { Checkbox } from '#app/ui/choice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TotalLine, TotalsRows } from '#app/document/cart/totals-rows.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { needsTerms } from './terms.ts'
import { pageWords, useSitePage } from '#app/document/pages/page-link.tsx'

type ReviewPanelProps = {
	checkout: CheckoutView
	/** Minor units: what the shopper reads above the button, sent along so that nothing else is charged. */
	expected: { total: number; payable: number }
	form: FormState
}

/** What it costs, what ordering means, and the button with the words of the law (law 2): nothing between it and the total. */
export function ReviewPanel({ checkout, expected, form }: ReviewPanelProps) {
	const t = useTranslations('checkout')
	const pay = useTranslations('payment')
	const order = useTranslations('order')
	const { site, country } = useDocument()
	// A shopper cannot accept terms they cannot read.
	const hasTerms = useSitePage('terms') !== undefined
	const { totals, cart, payment } = checkout
	if (!totals) return null
	return (
		<section className="summary-panel order-panel" aria-labelledby="order-total">
			<h2 id="order-total" className="type-title-l">
				{order('amounts')}
			</h2>
			<TotalsRows totals={totals} coupon={cart.coupon && !cart.coupon.problem ? cart.coupon.code : null} />
			<Form method="post" noValidate className="order-form">
				<input type="hidden" name="expectedTotal" value={expected.total} />
				<input type="hidden" name="expectedPayable" value={expected.payable} />
				{payment?.kind === 'code' && (
					<TextField
						{...form.field('code')}
						label={pay('code')}
						hint={pay('codeHint')}
						inputMode="numeric"
						autoComplete="one-time-code"
						maxLength={7}
						className="code-field"
					/>
				)}
				{hasTerms && needsTerms(site) && (
					<Checkbox {...form.tick('terms')} label={t.rich('review.acceptTerms', pageWords)} />
				)}
				{hasTerms && !needsTerms(site) && (
					<p className="type-small muted">
						{t.rich('review.terms', pageWords)}{' '}
						{country === 'GB' && t('review.charged', { total: totals.left ?? totals.total })}
					</p>
				)}
				{cart.lines.length > 0 && <p className="type-small muted">{t.rich('review.withdrawal', pageWords)}</p>}
				{cart.giftCards.length > 0 && <p className="type-small muted">{t('review.withdrawalCards')}</p>}
				<TotalLine totals={totals} />
				<SubmitButton size="bar" wide className="order-button">
					{t('review.button')}
				</SubmitButton>
			</Form>
		</section>
	)
}
