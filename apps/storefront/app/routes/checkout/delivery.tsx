import { data, Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { PageHandle } from '#app/site/locale/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/delivery'
import { AddressFields } from './address/address-fields.tsx'
import { PhoneField } from './address/phone-field.tsx'
import { checkoutView } from './checkout-view.ts'
import { answerDelivery, deliveryOffer } from './delivery-form.ts'
import { DeliveryMethods } from './delivery-methods.tsx'
import { savedValues } from './delivery-values.ts'
import { useFormMessages } from './form-errors.ts'
import { openStep } from './guard.ts'
import { StepFrame } from './step-frame.tsx'
import './checkout.css'

export const handle: PageHandle = { namespaces: ['cart', 'order', 'payment', 'err'], pageType: 'tunnel cde' }

export async function loader({ request, context }: Route.LoaderArgs) {
	const { checkout, headers } = await openStep({ request, context }, 'delivery')
	return data(
		{
			checkout: checkoutView(checkout, { context }),
			offer: deliveryOffer(checkout, { context }),
			saved: savedValues(checkout),
		},
		{ headers },
	)
}

export async function action({ request, context }: Route.ActionArgs) {
	const visit = { request, context }
	const { checkout } = await openStep(visit, 'delivery')
	return answerDelivery(visit, checkout)
}

export default function Delivery({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations('checkout')
	const err = useTranslations('err')
	const navigation = useNavigation()
	const { checkout, offer, saved } = loaderData
	const values = { ...saved, ...actionData?.values }
	const { summary, at } = useFormMessages(actionData?.errors, actionData?.isUnreachable && 'server')
	const isGoingOn = navigation.state === 'submitting' && navigation.formData?.get('intent') === 'continue'
	return (
		<StepFrame step="delivery" checkout={checkout} errors={summary}>
			{actionData?.isUnreachable && (
				<Notice tone="error" role="alert">
					{err('unexpected')}
				</Notice>
			)}
			<Form method="post" noValidate preventScrollReset className="step-fields delivery-form">
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
				<DeliveryMethods
					offer={offer}
					values={values}
					points={{ ...offer.points, ...actionData?.points }}
					errorAt={at}
				/>
				<section className="for-home address-section" aria-labelledby="delivery-address">
					<h2 id="delivery-address" className="type-title-m">
						{t('address.delivery')}
					</h2>
					<AddressFields
						prefix="a-"
						purpose="shipping"
						values={values}
						countries={offer.deliveryCountries}
						errorAt={at}
					/>
					<Checkbox
						id="billing"
						name="billing"
						value="yes"
						label={t('address.billElsewhere')}
						defaultChecked={actionData ? actionData.values['billing'] === 'yes' : values['billing'] === 'yes'}
					/>
				</section>
				<section className="for-billing address-section" aria-labelledby="billing-address">
					<h2 id="billing-address" className="type-title-m">
						<span className="for-home">{t('address.billing')}</span>
						<span className="for-collected">{t('address.own')}</span>
					</h2>
					<p className="for-collected type-small text-ink-2">{t('address.ownWhy')}</p>
					<AddressFields
						prefix="b-"
						purpose="billing"
						values={values}
						countries={offer.billingCountries}
						errorAt={at}
					/>
				</section>
				<PhoneField values={values} countries={offer.phoneCountries} error={at('phoneNumber')} />
				<div className="step-continue">
					<Button type="submit" name="intent" value="continue" size="bar" wide loading={isGoingOn}>
						{t('continue.payment')}
					</Button>
				</div>
			</Form>
		</StepFrame>
	)
}
