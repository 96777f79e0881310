import type { PricedLine } from '../../carts/queries/describe-cart.ts'
import type { OrderLineSnapshot, OrderSnapshot } from '../../orders/contract.ts'
import type { Checkout } from '../contract.ts'
import { standardDelivery } from './steps.ts'

/** A checkout with everything an order needs. */
export type AgreedCheckout = Checkout & {
	email: string
	delivery: NonNullable<Checkout['delivery']>
	paymentProduct: string
}

/** A gift card of a cart, as the order stores it. */
export function boughtCard(card: Checkout['cart']['giftCards'][number]) {
	const { id, centAmount, design, recipientName, recipientEmail, senderName, message, sendOn } = card
	return { id, centAmount, details: { design, recipientName, recipientEmail, senderName, message, sendOn } }
}

/** Prices, addresses and texts as shown to the shopper; an order never changes them. */
export function orderSnapshot(checkout: AgreedCheckout, method: Checkout['deliveryMethods'][number]): OrderSnapshot {
	const { delivery, cart } = checkout
	const coupon = cart.coupon && !cart.coupon.problem ? cart.coupon : null
	const paidWith = checkout.means.flatMap(({ means, ending, centAmount }) =>
		centAmount > 0 ? { means, ending, centAmount } : [],
	)
	return {
		deliveryMethod: { id: method.id, kind: method.kind },
		earliestOn: method.earliestOn,
		latestOn: method.latestOn,
		deliveryAddress: delivery.address,
		billingAddress: delivery.billingAddress,
		pickupPoint: delivery.pickupPoint,
		phoneNumber: delivery.phoneNumber,
		coupon: coupon && { code: coupon.code, discountCentAmount: coupon.discountCentAmount },
		paymentProduct: checkout.paymentProduct,
		wantsNewsletter: checkout.wantsNewsletter,
		...(checkout.loyaltyCardNumber ? { loyaltyCardNumber: checkout.loyaltyCardNumber } : {}),
		...(paidWith.length > 0 ? { paidWith } : {}),
		standardDeliveryCentAmount: standardDelivery(method, checkout.deliveryMethods),
	}
}

/** A variant as it was at purchase. */
export function lineSnapshot(variant: PricedLine['variant']): OrderLineSnapshot {
	const { productId, colorwayId, urlKey, name, colorName, sizeLabel, gtin, image, price } = variant
	return { productId, colorwayId, urlKey, name, colorName, sizeLabel, gtin, image, priorCentAmount: price.prior }
}
