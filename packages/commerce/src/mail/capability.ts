import type { Capability } from '../declaration/capability.ts'
import { ofEmail } from '../declaration/personal-table.ts'
import type { MailTables } from './tables.ts'

const KEYS = [
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

export const mail: Capability<{ tables: MailTables }> = {
	name: 'mail',
	tables: {
		mails: {
			group: 'letters',
			holds: 'Letters sent: address, subject, when',
			found: [
				...ofEmail('mails.recipient', 'mails.sent_at'),
				// E-mails to stores and gift card recipients also name the customer.
				...KEYS.map((key) => ({ where: 'reference = any(KEYS)', key })),
			],
			exported: ['kind', 'recipient', 'subject', 'sent_at'],
			erase: { empty: { recipient: `''`, subject: `''` } },
			why: 'that an e-mail was sent keeps it from being sent again',
		},
		inbox_messages: [
			{
				group: 'letters',
				holds: 'Letters themselves, where no mail server is configured',
				// The e-mail about the change is sent after it.
				found: ofEmail('inbox_messages.recipient', `(inbox_messages.received_at - interval '1 day')`),
				// The bodies are left out: they contain links that grant access.
				exported: ['recipient', 'subject', 'language_tag', 'received_at'],
				erase: 'delete',
			},
			{
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
		],
	},
}
