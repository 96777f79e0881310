import type { Order } from '@vitrine/commerce/orders/contract'
import { formatMoney } from '@vitrine/market/format'
import { maskedCardNumber } from '@vitrine/market/loyalty'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { giftCardView } from '#app/document/cart/cart-view.ts'
import { totalsView } from '#app/document/cart/totals-view.ts'
import { printedAddress } from '#app/document/addresses/countries.ts'
import { isBilledElsewhere } from '#app/document/addresses/address-values.ts'
import { arrivalDays } from '#app/document/dates/arrival-days.ts'
import { pictureView } from '#app/facts/pictures/picture-view.ts'

/** An order as its page shows it: words and amounts ready to read. */
export function orderView(order: Order, { context }: Pick<LoaderArgs, 'context'>) {
	const { directory, site, tag } = context.get(requestContext)
	const { snapshot, currency } = order
	const words = { tag, own: directory.known(site).countryCode }
	const money = (centAmount: number) => formatMoney(tag, { centAmount, currency })
	const { deliveryAddress: address, billingAddress, loyaltyCardNumber } = snapshot
	const isByEmail = snapshot.deliveryMethod.kind === 'email'
	return {
		orderNumber: order.orderNumber,
		email: order.email,
		/** `…1234`: the card the points go to. */
		loyaltyCard: loyaltyCardNumber ? maskedCardNumber(loyaltyCardNumber) : null,
		firstName: billingAddress.firstName,
		paymentProduct: snapshot.paymentProduct,
		delivery: {
			kind: snapshot.deliveryMethod.kind,
			days: isByEmail ? '' : arrivalDays(tag, snapshot),
			to: printedAddress(address, words),
			billedTo: isBilledElsewhere({ address, billingAddress }) ? printedAddress(billingAddress, words) : null,
		},
		lines: order.lines.map(({ image, ...line }) => ({
			sku: line.sku,
			name: line.name,
			colorName: line.colorName,
			sizeLabel: line.sizeLabel,
			quantity: line.quantity,
			/** Of them, units that were cancelled before they left. */
			cancelled: line.cancelledQuantity,
			price: { centAmount: line.unitCentAmount, priorCentAmount: line.priorCentAmount ?? undefined },
			picture: image && pictureView(image),
			amount: money(line.unitCentAmount * line.quantity),
			unit: line.quantity > 1 ? money(line.unitCentAmount) : null,
		})),
		giftCards: order.giftCards.map((card, position) => giftCardView({ ...card, id: String(position) }, { tag, money })),
		isByEmail,
		coupon: snapshot.coupon?.code ?? null,
		/** In minor units, for events. */
		amounts: { total: order.totalCentAmount, delivery: order.deliveryCentAmount, tax: order.taxCentAmount },
		/** Null where no units were cancelled; the totals are those of the others then. */
		cancelled: order.cancelledCentAmount > 0 ? money(-order.cancelledCentAmount) : null,
		totals: totalsView(
			{ ...order, ...order.left, deliveryCentAmount: order.deliveryCentAmount, isByEmail },
			{ tag, currency },
		),
	}
}
export type OrderView = ReturnType<typeof orderView>
