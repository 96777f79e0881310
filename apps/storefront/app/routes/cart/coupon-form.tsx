import { useTranslations } from 'use-intl'
import { measure } from '#app/document/tracking/measure.ts'
import { Button } from '#app/ui/button.tsx'
import { CodeField } from '#app/ui/text-field.tsx'
import type { CartView } from '#app/document/cart/cart-view.ts'
import { useCartProblem } from '#app/document/cart/cart-problem.tsx'
import type { CartProblem } from '#app/document/cart/use-cart-form.ts'
import { useCartForm } from '#app/document/cart/use-cart-form.ts'

/** The code of the cart with a button that removes it, or a field for one behind a line of text, so that it does not send shoppers searching for codes. */
export function CouponForm({ coupon, problem }: { coupon: CartView['coupon']; problem?: CartProblem }) {
	const t = useTranslations('cart')
	const say = useCartProblem()
	const { form, isBusy, answer, sent } = useCartForm('coupon', (fields) => {
		if (fields.get('intent') === 'redeem') measure(({ reportVoucher }) => reportVoucher())
	})
	const refused = answer && !answer.ok ? answer.problem : problem
	if (coupon) {
		return (
			<form {...form} className="cart-coupon">
				<p>
					<span className="type-ui">{coupon.code}</span>
					{coupon.problem && <span className="cart-note cart-note-bad">{say({ code: coupon.problem })}</span>}
				</p>
				<button type="submit" name="intent" value="withdraw" className="button button-tertiary button-compact">
					<span className="button-label">{t('remove')}</span>
					<span className="visually-hidden">{` ${coupon.code}`}</span>
				</button>
			</form>
		)
	}
	return (
		<details className="cart-voucher" open={refused !== undefined}>
			<summary>{t('addVoucher')}</summary>
			<form {...form} className="cart-voucher-form" noValidate>
				<input type="hidden" name="intent" value="redeem" />
				<CodeField
					name="code"
					label={t('voucher')}
					defaultValue={String(sent?.get('code') ?? refused?.coupon ?? '')}
					error={refused && !isBusy ? say(refused) : undefined}
				/>
				<Button type="submit" variant="secondary" loading={isBusy}>
					{t('apply')}
				</Button>
			</form>
		</details>
	)
}
