import type { Capability } from '../declaration/capability.ts'
import type { Log } from '../declaration/scheduled-task.ts'
import { OF_CUSTOMER, type PersonalTable } from '../declaration/personal-table.ts'
import { mailJob, type Mailing } from '../mail/mail-job.ts'
import { buildExport, eraseCustomer, followErasures, deleteExpired } from './jobs.ts'
import { type PrivacyOptions, privacyRoutes } from './routes.ts'
import type { PrivacyTables } from './tables.ts'

export const privacy: Capability<{
	tables: PrivacyTables
	services: PrivacyOptions
	work: Mailing & {
		log: Log
		/** Personal data tables of all capabilities, in the order of gathering. */
		registry: readonly PersonalTable[]
	}
	jobs: { 'build-export': { exportId: string }; 'erase-customer': { erasureId: string } }
	emails: 'export-ready' | 'erased'
}> = {
	name: 'privacy',
	reads: [
		'carts',
		'checkouts',
		'customers',
		'parcels',
		'orders',
		'order_lines',
		'order_holds',
		'disputes',
		'refunds',
		'returns',
	],
	tables: {
		customer_exports: {
			group: 'requests',
			holds: 'Exports like this one, with all they contain for seven days',
			found: [OF_CUSTOMER],
			gives: { request: 'id' },
			secret: ['data', 'page'],
			erase: 'delete',
		},
		erasures: {
			group: 'requests',
			holds: 'That and when an erasure was asked for and done',
			found: [OF_CUSTOMER],
			gives: { request: 'id' },
			erase: 'keep',
			why: 'proof that the request was met (GDPR art. 5(2)); nothing in it says of whom',
		},
	},
	routes: privacyRoutes,
	jobs: {
		'build-export': (work, data) => buildExport({ ...mailJob(work), registry: work.registry, ...data }),
		'erase-customer': (work, data) => eraseCustomer({ ...mailJob(work), registry: work.registry, ...data }),
	},
	emails: { 'export-ready': 'build-export', erased: 'erase-customer' },
	tasks(work) {
		const { db, clock, log, registry } = work
		const onError = (error: unknown) => log.error({ err: error }, 'Somebody could not be forgotten')
		return [
			{ name: 'privacy', everySeconds: 3_600, run: async () => void (await deleteExpired(db, clock())) },
			{
				name: 'erasures',
				everySeconds: 3_600,
				run: () => followErasures({ ...mailJob(work), registry, onError }),
			},
		]
	},
}
