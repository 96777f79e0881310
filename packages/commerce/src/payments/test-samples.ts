import type { Samples } from '../declaration/test-gather-samples.ts'

export const samples: Samples = {
	values: () => ({ paymentProduct: ['paypal', 'card'], provider: ['sandbox'], account: ['demo'] }),
}
