import type { Samples } from '../declaration/test-gather-samples.ts'

export const samples: Samples = {
	accepted: ['adjustStock'],
	values: () => ({ location: ['warehouse'], source: ['erp'], reference: ['till-1', 'till-2'] }),
}
