import type { Samples } from '../declaration/test-gather-samples.ts'
import { insertProduct } from './fixtures.ts'

export const samples: Samples = {
	accepted: ['getProduct', 'getSizeGuide'],
	async values(db) {
		const { colorways } = await insertProduct(db)
		return { sku: [colorways[0]!.skus[0]!], urlKey: [colorways[0]!.id], category: ['women'] }
	},
}
