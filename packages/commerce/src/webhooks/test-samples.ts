import type { Samples } from '../declaration/test-gather-samples.ts'
import { openEndpoint } from './commands/endpoints.ts'

export const samples: Samples = {
	accepted: ['openWebhook', 'rotateWebhook', 'replayWebhook', 'listWebhookAttempts'],
	async values(db) {
		const { id } = await openEndpoint(db, { url: 'https://erp.example/', types: [], now: new Date() })
		return { webhookId: [id], url: ['https://erp.example/vitrine'] }
	},
}
