import type { AnyCapability } from '../declaration/capability.ts'
import type { Finding } from '../declaration/personal-table.ts'

const KEYS = [
	'customer',
	'order',
	'payment',
	'giftCard',
	'parcel',
	'return',
	'withdrawal',
	'refund',
	'reservation',
	'registration',
	'request',
] as const
/** Jobs whose data contains an id of the customer, under any key. */
const jobs = (which: string): Finding[] =>
	KEYS.map((key) => ({
		where: `state <> 'active' and (${which}) and exists (select from jsonb_path_query(data, '$.*') v where v #>> '{}' = any(KEYS))`,
		key,
	}))

const SETTINGS = 'how the queue is set up and how full it is'
const MIGRATIONS = 'which migrations ran'

/** Tables of pg-boss and the migrations. */
export const queue = {
	name: 'queue',
	tables: {
		'pgboss.job': [
			{
				group: 'system',
				holds: 'Letters in the queue, waiting, sent or failed: ids, and with which words they failed',
				found: jobs(`coalesce(source_name, name) like 'send-%' and coalesce(source_name, name) <> 'send-gift-card'`),
				exported: ['name', 'state', 'created_on', 'completed_on'],
				erase: 'delete',
			},
			{
				as: 'pgboss.job_others',
				group: 'system',
				holds: 'Other work in the queue: payments, invoices, gift cards to be sent',
				found: jobs(`coalesce(source_name, name) not like 'send-%' or coalesce(source_name, name) = 'send-gift-card'`),
				exported: ['name', 'state', 'created_on', 'completed_on'],
				erase: { empty: { output: 'null', source_output: 'null' } },
				why: 'ids only: what has been paid is captured and what was bought is sent',
			},
		],
		'pgboss.bam': SETTINGS,
		'pgboss.job_dependency': SETTINGS,
		'pgboss.queue': SETTINGS,
		'pgboss.queue_stats': SETTINGS,
		'pgboss.schedule': SETTINGS,
		'pgboss.subscription': SETTINGS,
		'pgboss.version': SETTINGS,
		'pgboss.warning': SETTINGS,
		kysely_migration: MIGRATIONS,
		kysely_migration_lock: MIGRATIONS,
	},
} satisfies AnyCapability
