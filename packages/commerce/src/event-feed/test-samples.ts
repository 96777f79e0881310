import type { Samples } from '../declaration/test-gather-samples.ts'
import { numberEvents } from '../events/commands.ts'

export const samples: Samples = {
	accepted: ['listEvents'],
	async values(db) {
		// Those of the order that was bought: a call that waits has something to tell.
		await numberEvents(db)
		return { after: ['0'], types: ['order.confirmed', 'order.confirmed,stock.sold'], wait: ['0'] }
	},
}
