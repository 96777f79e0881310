import { useTranslations } from 'use-intl'
import { Checkbox } from '#app/ui/choice.tsx'
import { AddressFields } from './address/address-fields.tsx'
import { PhoneField } from './address/phone-field.tsx'
import type { DeliveryOffer } from './delivery-form.ts'
import { DeliveryMethods } from './delivery-methods.tsx'
import type { DeliveryValues } from './delivery-values.ts'
import type { PointView } from './point-view.ts'

type FieldsProps = {
	offer: DeliveryOffer
	values: DeliveryValues
	points: Record<string, PointView[]>
	isBilledElsewhere: boolean
	errorAt: (id: string) => string | undefined
}

/** How goods arrive, where, and who is billed. */
export function DeliveryFields({ offer, values, points, isBilledElsewhere, errorAt }: FieldsProps) {
	const t = useTranslations('checkout')
	return (
		<>
			<DeliveryMethods offer={offer} values={values} points={points} errorAt={errorAt} />
			<section className="for-home address-section" aria-labelledby="delivery-address">
				<h2 id="delivery-address" className="type-title-m">
					{t('address.delivery')}
				</h2>
				<AddressFields
					prefix="a-"
					purpose="shipping"
					values={values}
					countries={offer.deliveryCountries}
					errorAt={errorAt}
				/>
				<Checkbox
					id="billing"
					name="billing"
					value="yes"
					label={t('address.billElsewhere')}
					defaultChecked={isBilledElsewhere}
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
					errorAt={errorAt}
				/>
			</section>
			<PhoneField values={values} countries={offer.phoneCountries} error={errorAt('phoneNumber')} />
		</>
	)
}

/** Gift cards are not delivered: all that is asked for is who is billed (R111). */
export function BillingFields({ offer, values, errorAt }: Pick<FieldsProps, 'offer' | 'values' | 'errorAt'>) {
	const t = useTranslations('checkout')
	return (
		<section className="address-section">
			<p className="text-ink-2">{t('byEmail')}</p>
			<input type="hidden" name="method" value="email" />
			<AddressFields
				prefix="b-"
				purpose="billing"
				values={values}
				countries={offer.billingCountries}
				errorAt={errorAt}
			/>
		</section>
	)
}
