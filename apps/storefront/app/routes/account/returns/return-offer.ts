import { type OrderOptions, RETURN_REASONS } from '@vitrine/commerce/returns/contract/returns'
import { pictureView } from '#app/facts/pictures/picture-view.ts'
import type { ReturnOffer } from './return-form-view.ts'

/** What of an order may come back, and how: for the form. */
export function returnOffer(options: OrderOptions): ReturnOffer {
	const { currency, lines } = options
	const { methods, deliveryCentAmount } = options.return
	return {
		currency,
		methods,
		deliveryCentAmount,
		reasons: [...RETURN_REASONS],
		lines: lines.map(({ image, ...line }) => ({ ...line, picture: image && pictureView(image) })),
	}
}
