import { useState } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/delivery'
import { checkoutView } from './checkout-view.ts'
import { BillingFields, DeliveryFields } from './delivery-fields.tsx'
import { answerDelivery, deliveryOffer } from './delivery-form.ts'
import { savedValues } from './delivery-values.ts'
import { useFormMessages } from './form-errors.ts'
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
	const err = useTranslations('err')
	const navigation = useNavigation()
	const { checkout, offer, saved } = loaderData
	const values = { ...saved, ...actionData?.values }
	const [methodId, setMethodId] = useState(values['method'])
	// What was saved is told with its VAT; another choice, with what it would come to.
	const isSaved = checkout.totals !== null && methodId === saved['method']
	const chosen = isSaved ? undefined : offer.methods.find(({ id, kind }) => id === methodId && kind !== 'email')
	const { summary, at } = useFormMessages(actionData?.errors, actionData?.isUnreachable && 'server')
	const isGoingOn = navigation.state === 'submitting' && navigation.formData?.get('intent') === 'continue'
	return (
		<StepFrame step="delivery" checkout={checkout} errors={summary} chosen={chosen}>
			{actionData?.isUnreachable && (
				<Notice tone="error" role="alert">
					{err('unexpected')}
				</Notice>
			)}
			<Form
				method="post"
				noValidate
				className="step-fields delivery-form"
				onChange={({ target }) => {
					if (target instanceof HTMLInputElement && target.name === 'method') setMethodId(target.value)
				}}
			>
				<button
					type="submit"
					name="intent"
					value="continue"
					className="visually-hidden"
					tabIndex={-1}
					aria-hidden="true"
				>
					{t('continue.payment')}
				</button>
				{checkout.isByEmail ? (
					<BillingFields offer={offer} values={values} errorAt={at} />
				) : (
					<DeliveryFields
						offer={offer}
						values={values}
						points={{ ...offer.points, ...actionData?.points }}
						isBilledElsewhere={(actionData?.values ?? values)['billing'] === 'yes'}
						errorAt={at}
					/>
				)}
				<div className="step-continue">
					<Button type="submit" name="intent" value="continue" size="bar" wide loading={isGoingOn}>
						{t('continue.payment')}
					</Button>
				</div>
			</Form>
		</StepFrame>
	)
}
