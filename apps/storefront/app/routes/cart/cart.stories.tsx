import type { LineView } from '#app/document/cart/cart-view.ts'
import type { Stories, Story } from '#stories/story.ts'
import { useSamples } from '#stories/samples.ts'
import { CartLines } from './cart-lines.tsx'
import { CheckoutLink } from './cart-summary.tsx'
import { CouponForm } from './coupon-form.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import './cart.css'

export default { title: 'cart/Cart' } satisfies Stories

export const Line: Story = { render: () => <Lines /> }
export const Several: Story = { render: () => <Lines quantity={3} /> }
export const Short: Story = { render: () => <Lines quantity={5} maximum={2} /> }
export const SoldOut: Story = { render: () => <Lines maximum={0} /> }
export const Dearer: Story = { render: () => <Lines seen="129,00 €" picture={null} /> }
export const Small: Story = { render: () => <Lines isSmall quantity={2} /> }

export const Reduced: Story = {
	render() {
		const { price } = useSamples()
		return <Lines price={price(15_900, 21_900)} />
	},
}

export const GiftCard: Story = {
	render() {
		const { longest, price } = useSamples()
		const card = {
			id: 'card',
			design: 'knit' as const,
			recipientName: longest,
			recipientEmail: 'a-rather-long-name@example.com',
			sendOn: null,
			amount: price(5_000).now,
			centAmount: 5_000,
			isAvailable: false,
		}
		return <CartLines lines={[]} giftCards={[card]} />
	},
}

export const NoCoupon: Story = { render: () => <CouponForm coupon={null} /> }
export const CouponRefused: Story = {
	render: () => <CouponForm coupon={null} problem={{ code: 'coupon-unknown', coupon: 'HERBST' }} />,
}
export const CouponUsed: Story = {
	render: () => <CouponForm coupon={{ code: 'HERBST', discount: '10', problem: 'coupon-minimum' }} />,
}

export const Delivery: Story = {
	render() {
		const { price } = useSamples()
		return (
			<div className="story-narrow">
				<FreeDelivery progress={{ missing: price(1_205).now, value: 4_795, max: 6_000 }} />
				<FreeDelivery progress={{ missing: null, value: 6_000, max: 6_000 }} />
				<CheckoutLink isOrderable id="one" total={price(15_900).now} />
				<CheckoutLink isOrderable={false} id="other" />
			</div>
		)
	},
}

function Lines({ isSmall, ...own }: Partial<LineView> & { isSmall?: boolean }) {
	const { line, longest } = useSamples()
	const lines = [line(own), line({ ...own, sku: 'OTHER', name: longest })]
	return <CartLines lines={lines} giftCards={[]} isSmall={isSmall} />
}
