import { data, Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { useForm } from '#app/document/forms/use-form.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RadioCard } from '#app/ui/radio-card.tsx'
import type { Route } from './+types/payment'
import { checkoutView } from './checkout-view.ts'
import { GiftCardPayment } from './gift-card-payment.tsx'
import { openStep } from './guard.ts'
import { answerPayment } from './payment-form.ts'
import { usePaymentName } from '#app/document/pricing/payment-names.ts'
import { StepFrame } from './step-frame.tsx'
import { StoreCreditPayment } from './store-credit-payment.tsx'
import './checkout.css'

export const handle: PageHandle = {
	namespaces: ['cart', 'order', 'payment', 'storeCredit', 'err'],
	pageType: 'tunnel cde',
}

export async function loader({ request, context }: Route.LoaderArgs) {
	const { checkout, headers } = await openStep({ request, context }, 'payment')
	const products = checkout.paymentProducts
	return data({ checkout: checkoutView(checkout, { context }), products }, { headers })
}

export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	const { checkout } = await openStep(args, 'payment')
	return answerPayment(args, checkout)
}

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations('checkout')
	const pay = useTranslations('payment')
	const nameOf = usePaymentName()
	const to = useLocalePath()
	const { checkout, products } = loaderData
	const form = useForm(actionData, { zone: 'checkout' })
	const chosen = form.values['paymentProduct'] ?? checkout.payment?.id ?? products[0]?.id
	return (
		<StepFrame step="payment" checkout={checkout} form={form}>
			<GiftCardPayment checkout={checkout} form={form} />
			{checkout.storeCredit && <StoreCreditPayment {...checkout.storeCredit} />}
			{checkout.paidBy ? (
				<>
					<Notice tone="success">{pay('covered')}</Notice>
					<div className="step-continue">
						<ButtonLink to={to('checkout/review')} size="bar" wide>
							{t('continue.review')}
						</ButtonLink>
					</div>
				</>
			) : products.length === 0 ? (
				<Notice tone="warning">{pay('none')}</Notice>
			) : (
				<Form method="post" noValidate className="step-fields">
					<RadioGroup id="paymentProduct" legend={pay('question')} error={form.at('paymentProduct')}>
						{products.map(({ id, name, kind, brands }) => (
							<RadioCard
								key={id}
								name="paymentProduct"
								value={id}
								defaultChecked={id === chosen}
								label={nameOf(name)}
								detail={brands.length > 0 ? brands.join(', ') : pay(`how.${kind}`)}
							/>
						))}
					</RadioGroup>
					<p className="type-small muted">{pay('later')}</p>
					<div className="step-continue">
						<SubmitButton size="bar" wide>
							{t('continue.review')}
						</SubmitButton>
					</div>
				</Form>
			)}
		</StepFrame>
	)
}
