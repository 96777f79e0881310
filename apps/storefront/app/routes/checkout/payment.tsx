import { data, Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RadioCard } from '#app/ui/radio-card.tsx'
import type { Route } from './+types/payment'
import { checkoutView } from './checkout-view.ts'
import { useFormMessages } from './form-errors.ts'
import { GiftCardPayment } from './gift-card-payment.tsx'
import { openStep } from './guard.ts'
import { answerPayment } from './payment-form.ts'
import { usePaymentName } from './payment-names.ts'
import { StepFrame } from './step-frame.tsx'
import './checkout.css'

export const handle: PageHandle = { namespaces: ['cart', 'order', 'payment', 'err'], pageType: 'tunnel cde' }

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
	const err = useTranslations('err')
	const nameOf = usePaymentName()
	const to = useLocalePath()
	const navigation = useNavigation()
	const { checkout, products } = loaderData
	const { summary, at } = useFormMessages(actionData?.errors, actionData?.isUnreachable && 'server')
	const chosen = actionData?.paymentProduct ?? checkout.payment?.id ?? products[0]?.id
	return (
		<StepFrame step="payment" checkout={checkout} errors={summary}>
			{actionData?.isUnreachable && (
				<Notice tone="error" role="alert">
					{err('unexpected')}
				</Notice>
			)}
			<GiftCardPayment checkout={checkout} cardNumber={actionData?.cardNumber} errorAt={at} />
			{checkout.isPaid ? (
				<>
					<Notice tone="success">{pay('card.covered')}</Notice>
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
					<RadioGroup id="paymentProduct" legend={pay('question')} error={at('paymentProduct')}>
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
					<p className="type-small text-ink-2">{pay('later')}</p>
					<div className="step-continue">
						<Button type="submit" size="bar" wide loading={navigation.formData?.has('paymentProduct') === true}>
							{t('continue.review')}
						</Button>
					</div>
				</Form>
			)}
		</StepFrame>
	)
}
