import type { OrderRowView } from '#app/document/orders/order-row-view.ts'
import type { ParcelView } from '#app/document/orders/status-view.ts'
import type { Stories, Story } from '#stories/story.ts'
import { PICTURE, useSamples } from '#stories/samples.ts'
import { OrderParcels } from './order-parcels.tsx'
import { OrderRow } from './order-row.tsx'
import './orders.css'

export default { title: 'orders/Order' } satisfies Stories

export const Preparing: Story = { render: () => <Row statusWord="preparing" count={1} /> }
export const Delivered: Story = { render: () => <Row statusWord="delivered" count={6} /> }

export const Parcels: Story = {
	render() {
		const { name, color, longest } = useSamples()
		const parcel = (id: string, event: ParcelView['event'], trackingUrl: string | null) => ({
			id,
			carrier: longest,
			trackingNumber: '00340434161094021501',
			trackingUrl,
			event,
			date: '12.11.2026',
			lines: [{ position: 1, name, colorName: color, sizeLabel: '46', quantity: 2 }],
		})
		const parcels = [parcel('a', 'sent', 'https://carrier.example/'), parcel('b', 'delivered', null)]
		return <OrderParcels parcels={parcels as unknown as ParcelView[]} />
	},
}

function Row({ statusWord, count }: { statusWord: OrderRowView['statusWord']; count: number }) {
	const { price } = useSamples()
	const pictures = Array.from({ length: Math.min(count, 3) }, (_, index) => ({
		...PICTURE,
		base: `/samples/row-${index}`,
	}))
	const order: OrderRowView = {
		orderNumber: 'LN-2026-0000123456',
		orderedOn: '12.11.2026',
		statusWord,
		pictures,
		itemCount: count,
		total: price(1_234_567).now,
	}
	return (
		<ul>
			<OrderRow order={order} />
		</ul>
	)
}
