import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import type { Form } from '#app/document/forms/use-form.ts'
import { RadioGroup } from '#app/ui/choice.tsx'
import { RadioCard } from '#app/ui/radio-card.tsx'
import type { DeliveryOffer } from './delivery-form.ts'
import { PickupSearch } from './pickup-search.tsx'
import type { PointView } from './point-view.ts'

type DeliveryMethodsProps = {
	offer: DeliveryOffer
	form: Form
	points: Record<string, PointView[]>
}

/** How it arrives: a card each, with days and price; where it is collected is chosen inside the card. */
export function DeliveryMethods({ offer, form, points }: DeliveryMethodsProps) {
	const t = useTranslations('checkout')
	const order = useTranslations('order')
	const { country } = useDocument()
	return (
		<RadioGroup id="method" legend={t('delivery.question')} error={form.at('method')}>
			{offer.methods.map(({ id, kind, days, price }) => (
				<RadioCard
					key={id}
					name="method"
					value={id}
					data-kind={kind}
					defaultChecked={form.values['method'] === id}
					label={order(`method.${kind}`, { country })}
					detail={days}
					aside={price ?? order('free')}
				>
					{(kind === 'relay' || kind === 'store') && (
						<>
							<input
								type="hidden"
								name={`searched-${id}`}
								value={points[id] ? (form.values[`near-${id}`] ?? '').trim() : ''}
							/>
							<PickupSearch
								methodId={id}
								kind={kind}
								form={form}
								points={points[id]}
								countries={offer.deliveryCountries}
							/>
						</>
					)}
				</RadioCard>
			))}
		</RadioGroup>
	)
}
