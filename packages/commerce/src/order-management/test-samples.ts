import type { Samples } from '../declaration/test-gather-samples.ts'

export const samples: Samples = {
	accepted: ['listOrders', 'getFullOrder', 'listHeldOrders'],
	values: () => ({ updatedAfter: ['2026-11-20T10:00:00Z'] }),
}
