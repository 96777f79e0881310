import { useState } from 'react'
import { data, Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { EnterButton, SubmitButton } from '#app/document/forms/form-parts.tsx'
import { useForm } from '#app/document/forms/use-form.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/delivery'
import { checkoutView } from './checkout-view.ts'
import { BillingFields, DeliveryFields } from './delivery-fields.tsx'
import { answerDelivery, deliveryOffer } from './delivery-form.ts'
import { savedValues } from './delivery-values.ts'
import { openStep } from './guard.ts'
import { customerValues } from './of-customer.ts'
import { StepFrame } from './step-frame.tsx'
import './checkout.css'

export const handle: PageHandle = { namespaces: ['cart', 'order', 'payment', 'err'], pageType: 'tunnel cde' }

export async function loader({ request, context }: Route.LoaderArgs) {
	const { checkout, headers } = await openStep({ request, context }, 'delivery')
	return data(
		{
			checkout: checkoutView(checkout, { context }),
			offer: deliveryOffer(checkout, { context }),
			saved: { ...savedValues(checkout), ...(await customerValues({ request, context }, checkout)) },
		},
		{ headers },
	)
}

export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	const { checkout } = await openStep(args, 'delivery')
	return answerDelivery(args, checkout)
}

export default function Delivery({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations('checkout')
	const { checkout, offer, saved } = loaderData
	const form = useForm(actionData, { zone: 'checkout', saved })
	const [methodId, setMethodId] = useState(form.values['method'])
	// What was saved is told with its VAT; another choice, with what it would come to.
	const isSaved = checkout.totals !== null && methodId === saved['method']
	const chosen = isSaved ? undefined : offer.methods.find(({ id, kind }) => id === methodId && kind !== 'email')
	return (
		<StepFrame step="delivery" checkout={checkout} form={form} chosen={chosen}>
			<Form
				method="post"
				noValidate
				className="step-fields delivery-form"
				onChange={({ target }) => {
					if (target instanceof HTMLInputElement && target.name === 'method') setMethodId(target.value)
				}}
			>
				<EnterButton intent="continue">{t('continue.payment')}</EnterButton>
				{checkout.isByEmail ? (
					<BillingFields offer={offer} form={form} />
				) : (
					<DeliveryFields offer={offer} form={form} points={{ ...offer.points, ...actionData?.points }} />
				)}
				<div className="step-continue">
					<SubmitButton intent="continue" size="bar" wide>
						{t('continue.payment')}
					</SubmitButton>
				</div>
			</Form>
		</StepFrame>
	)
}
