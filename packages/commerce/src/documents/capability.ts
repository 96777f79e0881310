import type { Capability } from '../declaration/capability.ts'
import type { Log } from '../declaration/scheduled-task.ts'
import { OF_ORDER } from '../declaration/personal-table.ts'
import type { Database } from '../database/client.ts'
import { issueInvoice, issueMissingInvoices } from './jobs.ts'
import { type DocumentOptions, documentRoutes } from './routes.ts'
import type { DocumentTables } from './tables.ts'

type Work = { db: Database; clock: () => Date; log: Log }

export const documents: Capability<{
	tables: DocumentTables
	services: DocumentOptions
	work: Work
	jobs: { 'issue-invoice': { orderId: string } }
}> = {
	name: 'documents',
	reads: ['orders'],
	tables: {
		document_series: 'the last number of each series',
		documents: {
			group: 'orders',
			holds: 'Invoices and credit notes: name and address of the buyer and of the delivery',
			found: [OF_ORDER],
			erase: 'keep',
			why: 'the invoice record the law demands, unchanged for as long as its country says (GDPR art. 17(3)(b))',
		},
	},
	routes: documentRoutes,
	jobs: { 'issue-invoice': ({ db, clock }, { orderId }) => issueInvoice({ db, orderId, now: clock() }) },
	tasks: (work) => [{ name: 'invoices', everySeconds: 300, run: () => followInvoices(work) }],
}

/** Reports invoices that cannot be issued as errors until the site names its seller. */
async function followInvoices({ db, clock, log }: Work): Promise<void> {
	const onError = (error: unknown) => log.error({ err: error }, 'An invoice could not be issued')
	const { lacking } = await issueMissingInvoices(db, { now: clock(), onError })
	if (lacking.length > 0)
		log.error({ count: lacking.length, orderNumbers: lacking.slice(0, 20) }, 'Confirmed orders have no invoice')
}
