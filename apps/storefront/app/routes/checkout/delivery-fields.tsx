import { useTranslations } from 'use-intl'
import type { Form } from '#app/document/forms/use-form.ts'
import { Checkbox } from '#app/ui/choice.tsx'
import { AddressFields } from '#app/document/addresses/address-fields.tsx'
import { PhoneField } from '#app/document/addresses/phone-field.tsx'
import type { DeliveryOffer } from './delivery-form.ts'
import { DeliveryMethods } from './delivery-methods.tsx'
import type { PointView } from './point-view.ts'

type FieldsProps = {
	offer: DeliveryOffer
	form: Form
	points: Record<string, PointView[]>
}

/** How goods arrive, where, and who is billed. */
export function DeliveryFields({ offer, form, points }: FieldsProps) {
	const t = useTranslations('checkout')
	return (
		<>
			<DeliveryMethods offer={offer} form={form} points={points} />
			<section className="for-home address-section" aria-labelledby="delivery-address">
				<h2 id="delivery-address" className="type-title-m">
					{t('address.delivery')}
				</h2>
				<AddressFields prefix="a-" purpose="shipping" form={form} countries={offer.deliveryCountries} />
				<Checkbox {...form.tick('billing')} label={t('address.billElsewhere')} />
			</section>
			<section className="for-billing address-section" aria-labelledby="billing-address">
				<h2 id="billing-address" className="type-title-m">
					<span className="for-home">{t('address.billing')}</span>
					<span className="for-collected">{t('address.own')}</span>
				</h2>
				<p className="for-collected type-small muted">{t('address.ownWhy')}</p>
				<AddressFields prefix="b-" purpose="billing" form={form} countries={offer.billingCountries} />
			</section>
			<PhoneField form={form} countries={offer.phoneCountries} />
		</>
	)
}

/** Gift cards are not delivered: all that is asked for is who is billed (R111). */
export function BillingFields({ offer, form }: Omit<FieldsProps, 'points'>) {
	const t = useTranslations('checkout')
	return (
		<section className="address-section">
			<p className="muted">{t('byEmail')}</p>
			<input type="hidden" name="method" value="email" />
			<AddressFields prefix="b-" purpose="billing" form={form} countries={offer.billingCountries} />
		</section>
	)
}
