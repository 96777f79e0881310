import type { Capability } from '../declaration/capability.ts'
import { OF_CUSTOMER, OF_EMAIL } from '../declaration/personal-table.ts'
import { mailJob, type Mailing } from '../mail/mail-job.ts'
import { dropOldIdentityRows, sendAccessEmail, sendEmailChangedEmail, sendRegistrationEmail } from './jobs.ts'
import { type CustomerRouteOptions, customerRoutes } from './routes.ts'
import type { CustomerTables } from './tables.ts'

export const customers: Capability<{
	tables: CustomerTables
	services: CustomerRouteOptions
	work: Mailing
	jobs: {
		'send-registration-letter': { registrationId: string; letterId: string }
		'send-access-letter': { accessRequestId: string }
		'send-email-changed-letter': { formerEmailId: string }
	}
	emails:
		| 'registration'
		| 'account-exists'
		| 'reset-password'
		| 'sign-in'
		| 'change-email'
		| 'change-email-notice'
		| 'change-email-taken'
		| 'email-changed'
}> = {
	name: 'customers',
	tables: {
		customers: {
			group: 'account',
			holds: 'Profile: e-mail address, name, civility, birth date, phone, loyalty card, usual sizes, language',
			found: [{ where: 'id = any(KEYS)', key: 'customer' }],
			gives: { email: 'lower(email)' },
			secret: ['password_hash'],
			erase: {
				empty: {
					email: 'null',
					password_hash: 'null',
					civility: 'null',
					first_name: 'null',
					last_name: 'null',
					birth_date: 'null',
					phone_number: 'null',
					loyalty_card_number: 'null',
					usual_sizes: `'{}'`,
					erased_at: 'NOW',
					updated_at: 'NOW',
				},
			},
			why: 'an empty row keeps that the account existed and when it was erased',
		},
		former_emails: {
			group: 'account',
			holds: 'E-mail addresses of before, and until when',
			found: [OF_CUSTOMER],
			gives: { request: 'id' },
			exported: ['email', 'left_at'],
			erase: 'delete',
		},
		customer_consents: {
			group: 'account',
			holds: 'What was allowed to be sent, by channel, and when',
			found: [OF_CUSTOMER],
			erase: 'delete',
		},
		registrations: {
			group: 'requests',
			holds: 'Accounts asked for: e-mail address, and until they are confirmed everything that was typed',
			found: [OF_CUSTOMER, OF_EMAIL],
			gives: { registration: 'id' },
			secret: ['token_hash', 'password_hash'],
			erase: 'delete',
		},
		access_requests: {
			group: 'requests',
			holds: 'Letters asked for to sign in or change something: e-mail address',
			found: [OF_CUSTOMER, OF_EMAIL],
			gives: { request: 'id', wantedEmail: 'lower(email)' },
			// The requester is left out: another account may have requested this address.
			exported: ['purpose', 'email', 'site', 'language_tag', 'requested_at'],
			erase: 'delete',
		},
		customer_tokens: {
			group: 'requests',
			holds: 'Links of such e-mails: what for, until when',
			found: [OF_CUSTOMER, OF_EMAIL],
			gives: { wantedEmail: 'lower(email)' },
			exported: ['purpose', 'email', 'created_at', 'expires_at', 'used_at'],
			erase: 'delete',
		},
		attempts: 'how often something was tried, under keyed hashes that nobody can turn back; an hour at most',
	},
	routes: customerRoutes,
	jobs: {
		'send-registration-letter': (work, data) => sendRegistrationEmail({ ...mailJob(work), ...data }),
		'send-access-letter': (work, data) => sendAccessEmail({ ...mailJob(work), ...data }),
		'send-email-changed-letter': (work, data) => sendEmailChangedEmail({ ...mailJob(work), ...data }),
	},
	emails: {
		registration: 'send-registration-letter',
		'account-exists': 'send-registration-letter',
		'reset-password': 'send-access-letter',
		'sign-in': 'send-access-letter',
		'change-email': 'send-access-letter',
		'change-email-notice': 'send-access-letter',
		'change-email-taken': 'send-access-letter',
		'email-changed': 'send-email-changed-letter',
	},
	tasks: ({ db, clock }) => [
		{ name: 'old-identity', everySeconds: 3_600, run: async () => void (await dropOldIdentityRows(db, clock())) },
	],
}
