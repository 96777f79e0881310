import { useTranslations } from 'use-intl'
import { countryViews } from '#app/document/addresses/countries.ts'
import { submittedForm } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { usePaymentName } from '#app/document/pricing/payment-names.ts'
import { RadioGroup } from '#app/ui/choice.tsx'
import { RadioCard } from '#app/ui/radio-card.tsx'
import type { Stories, Story } from '#stories/story.ts'
import { useSamples } from '#stories/samples.ts'
import type { DeliveryOffer } from './delivery-form.ts'
import { DeliveryMethods } from './delivery-methods.tsx'
import { GiftCardPayment } from './gift-card-payment.tsx'
import { StoreCreditPayment } from './store-credit-payment.tsx'
import './checkout.css'

export default { title: 'checkout/Choices' } satisfies Stories

export const Delivery: Story = { render: () => <Methods /> }
export const Points: Story = { render: () => <Methods chosen="relay" points={3} /> }
export const NoPoints: Story = { render: () => <Methods chosen="relay" points={0} code="no-points" /> }

export const Payment: Story = {
	render() {
		const t = useTranslations('payment')
		const nameOf = usePaymentName()
		const products = ['card', 'paypal', 'blik', 'invoice'] as const
		const how = { card: 'card', paypal: 'wallet', blik: 'code', invoice: 'invoice' } as const
		return (
			<RadioGroup id="payment" legend={t('question')}>
				{products.map((name) => (
					<RadioCard
						key={name}
						name="payment"
						value={name}
						label={nameOf(name)}
						detail={t(`how.${how[name]}`)}
						defaultChecked={name === 'card'}
					/>
				))}
			</RadioGroup>
		)
	},
}

export const GiftCards: Story = {
	render() {
		const { price } = useSamples()
		const form = useForm(
			submittedForm({ cardNumber: '1234' }, [{ id: 'code', field: 'code', code: 'gift-card-unknown' }]),
		)
		const card = { id: 'card', ending: '1234', amount: price(5_000).now, rest: price(0).now }
		const checkout = { giftCards: [card], cart: { giftCards: [] } } as unknown as Parameters<
			typeof GiftCardPayment
		>[0]['checkout']
		return (
			<div className="story-narrow">
				<GiftCardPayment checkout={checkout} form={form} />
				<StoreCreditPayment balance={price(5_000).now} amount={null} rest={price(0).now} />
			</div>
		)
	},
}

function Methods({ chosen, points, code }: { chosen?: string; points?: number; code?: string }) {
	const { tag, price, longest, name } = useSamples()
	const countries = countryViews(['DE', 'FR'], { tag, own: 'DE' })
	const values = { ...(chosen && { method: chosen }), 'near-relay': longest }
	const errors = code ? [{ id: 'near-relay', field: 'near', code }] : []
	const form = useForm(submittedForm(values, errors))
	const offer = {
		methods: (['home', 'relay', 'store'] as const).map((kind) => ({
			id: kind,
			kind,
			days: name,
			price: kind === 'store' ? null : price(495).now,
		})),
		deliveryCountries: countries,
	} as unknown as DeliveryOffer
	const found = Array.from({ length: points ?? 0 }, (_, index) => ({
		id: String(index),
		kind: (['shop', 'locker', 'store'] as const)[index]!,
		name: longest,
		address: name,
		distance: '450 m',
		hours: index === 0 ? [{ days: 'Mo–Sa', times: '08:00–20:00' }] : [],
	}))
	return (
		<form className="story-narrow" noValidate>
			<DeliveryMethods offer={offer} form={form} points={points === undefined ? {} : { relay: found }} />
		</form>
	)
}
