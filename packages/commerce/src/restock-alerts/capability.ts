import type { Capability } from '../declaration/capability.ts'
import { ofEmail } from '../declaration/personal-table.ts'
import { mailJob, type Mailing } from '../mail/mail-job.ts'
import { dropOldRestocks, enqueueRestocks, sendRestockAlert, sendRestockConfirmation } from './jobs.ts'
import { type RestockAlertOptions, restockAlertRoutes } from './routes.ts'
import type { RestockAlertTables } from './tables.ts'

export const restockAlerts: Capability<{
	tables: RestockAlertTables
	services: RestockAlertOptions
	work: Mailing
	jobs: { 'send-restock-confirmation': { alertId: string }; 'send-restock-alert': { alertId: string } }
	emails: 'restock-confirmation' | 'restock-alert'
}> = {
	name: 'restock-alerts',
	tables: {
		restock_alerts: {
			group: 'requests',
			holds:
				'E-mails asked for about sold-out sizes without an account: e-mail address, size, in which words, when it was asked, confirmed and ended',
			found: ofEmail('restock_alerts.email', 'restock_alerts.asked_at'),
			gives: { request: 'id' },
			secret: ['id', 'page_url'],
			erase: 'delete',
		},
	},
	routes: restockAlertRoutes,
	jobs: {
		'send-restock-confirmation': (work, data) => sendRestockConfirmation({ ...mailJob(work), ...data }),
		'send-restock-alert': (work, data) => sendRestockAlert({ ...mailJob(work), ...data }),
	},
	emails: { 'restock-confirmation': 'send-restock-confirmation', 'restock-alert': 'send-restock-alert' },
	tasks: ({ db, clock }) => [
		{ name: 'restock-alerts', everySeconds: 60, run: async () => void (await enqueueRestocks(db, { now: clock() })) },
		{ name: 'old-restock-alerts', everySeconds: 86_400, run: async () => void (await dropOldRestocks(db, clock())) },
	],
}
