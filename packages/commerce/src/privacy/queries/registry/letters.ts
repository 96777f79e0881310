import { type Finding, ofEmail, type PersonalTable } from './personal-table.ts'

const JOB_KEYS = [
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
/** Jobs that name an id of the customer's, whatever they call it. */
const jobs = (which: string): Finding[] =>
	JOB_KEYS.map((key) => ({
		where: `state <> 'active' and (${which}) and exists (select from jsonb_path_query(data, '$.*') v where v #>> '{}' = any(KEYS))`,
		key,
	}))
const MAIL_KEYS = [
	'order',
	'giftCard',
	'parcel',
	'return',
	'withdrawal',
	'refund',
	'reservation',
	'registration',
	'request',
] as const

/** Letters, and the work in the queue that writes them. */
export const LETTERS: readonly PersonalTable[] = [
	{
		table: 'mails',
		group: 'letters',
		holds: 'Letters sent: address, subject, when',
		found: [
			...ofEmail('mails.recipient', 'mails.sent_at'),
			// Letters to stores and recipients of gift cards name the customer too.
			...MAIL_KEYS.map((key) => ({ where: 'reference = any(KEYS)', key })),
		],
		exported: ['kind', 'recipient', 'subject', 'sent_at'],
		erase: { empty: { recipient: `''`, subject: `''` } },
		why: 'that a letter was sent keeps it from being sent again',
	},
	{
		table: 'inbox_messages',
		group: 'letters',
		holds: 'Letters themselves, where no mail server is configured',
		// The letter that tells of the change leaves after it.
		found: ofEmail('inbox_messages.recipient', `(inbox_messages.received_at - interval '1 day')`),
		// Their words carry links that open things.
		exported: ['recipient', 'subject', 'language_tag', 'received_at'],
		erase: 'delete',
	},
	{
		table: 'inbox_messages',
		as: 'inbox_messages_about',
		group: 'letters',
		holds:
			'Letters to stores and to recipients of gift cards that name the customer, where no mail server is configured',
		found: [
			{ where: 'lower(recipient) = any(KEYS)', key: 'wantedEmail' },
			{ where: 'exists (select from unnest(KEYS) k where position(k in text) > 0)', key: 'number' },
			{ where: 'exists (select from unnest(KEYS) k where position(k in lower(text)) > 0)', key: 'email' },
		],
		exported: [],
		erase: 'delete',
	},
	{
		table: 'pgboss.job',
		group: 'system',
		holds: 'Letters in the queue, waiting, sent or failed: ids, and with which words they failed',
		found: jobs(`coalesce(source_name, name) like 'send-%' and coalesce(source_name, name) <> 'send-gift-card'`),
		exported: ['name', 'state', 'created_on', 'completed_on'],
		erase: 'delete',
	},
	{
		table: 'pgboss.job',
		as: 'pgboss.job_others',
		group: 'system',
		holds: 'Other work in the queue: payments, invoices, gift cards to be sent',
		found: jobs(`coalesce(source_name, name) not like 'send-%' or coalesce(source_name, name) = 'send-gift-card'`),
		exported: ['name', 'state', 'created_on', 'completed_on'],
		erase: { empty: { output: 'null', source_output: 'null' } },
		why: 'ids only: what has been paid is captured and what was bought is sent',
	},
]
