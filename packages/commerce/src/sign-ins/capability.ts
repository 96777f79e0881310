import type { Capability } from '../declaration/capability.ts'
import { OF_CUSTOMER } from '../declaration/personal-table.ts'
import { mailJob, type Mailing } from '../mail/mail-job.ts'
import { dropOldChallenges, sendPasskeyAddedEmail, sendPasskeyRemovedEmail, sendPasswordChangedEmail } from './jobs.ts'
import { signInRoutes } from './routes/sign-ins.ts'
import type { PasskeyOptions } from './routes/passkeys.ts'
import type { SignInTables } from './tables.ts'

export const signIns: Capability<{
	tables: SignInTables
	services: PasskeyOptions
	work: Mailing
	jobs: {
		'send-password-changed-letter': { customerId: string; letterId: string }
		'send-passkey-added-letter': { passkeyId: string }
		/** The key is deleted by then: the job carries its data, without personal data. Instants in ISO 8601. */
		'send-passkey-removed-letter': {
			customerId: string
			letterId: string
			host: string
			addedAt: string
			removedAt: string
		}
	}
	emails: 'password-changed' | 'passkey-added' | 'passkey-removed'
}> = {
	name: 'sign-ins',
	reads: ['customers', 'sessions'],
	tables: {
		passkeys: {
			group: 'signIns',
			holds: 'Passkeys: name of the device, use',
			found: [OF_CUSTOMER],
			secret: ['id', 'public_key', 'counter'],
			erase: 'delete',
		},
		passkey_challenges: {
			group: 'signIns',
			holds: 'Passkeys about to be added',
			found: [OF_CUSTOMER],
			secret: ['id', 'challenge'],
			erase: 'delete',
		},
	},
	routes: signInRoutes,
	jobs: {
		'send-password-changed-letter': (work, data) => sendPasswordChangedEmail({ ...mailJob(work), ...data }),
		'send-passkey-added-letter': (work, data) => sendPasskeyAddedEmail({ ...mailJob(work), ...data }),
		'send-passkey-removed-letter': (work, data) => sendPasskeyRemovedEmail({ ...mailJob(work), ...data }),
	},
	emails: {
		'password-changed': 'send-password-changed-letter',
		'passkey-added': 'send-passkey-added-letter',
		'passkey-removed': 'send-passkey-removed-letter',
	},
	tasks: ({ db, clock }) => [
		{ name: 'old-passkey-challenges', everySeconds: 900, run: async () => void (await dropOldChallenges(db, clock())) },
	],
}
