import type { Capability } from '../declaration/capability.ts'
import { ofEmail } from '../declaration/personal-table.ts'
import { mailJob, type Mailing } from '../mail/mail-job.ts'
import { dropOldConsents, sendNewsletterEmail } from './jobs.ts'
import { type ConsentOptions, consentRoutes } from './routes.ts'
import type { ConsentTables } from './tables.ts'

export const consents: Capability<{
	tables: ConsentTables
	services: ConsentOptions
	work: Mailing
	jobs: { 'send-newsletter-letter': { subscriptionId: string } }
	emails: 'newsletter'
}> = {
	name: 'consents',
	tables: {
		// GDPR art. 11: the person cannot be identified any more, so the rows can be neither found nor exported.
		consents:
			'choices of a browser under a pseudonym it has drawn, linked to no account; proof for five years (GDPR art. 7(1))',
		newsletter_subscriptions: {
			group: 'requests',
			holds: 'Newsletters asked for without an account: e-mail address, when it was asked, confirmed and ended',
			found: ofEmail('newsletter_subscriptions.email', 'newsletter_subscriptions.asked_at'),
			secret: ['id', 'page_url'],
			erase: 'delete',
		},
	},
	routes: consentRoutes,
	jobs: { 'send-newsletter-letter': (work, data) => sendNewsletterEmail({ ...mailJob(work), ...data }) },
	emails: { newsletter: 'send-newsletter-letter' },
	tasks: ({ db, clock }) => [
		{ name: 'old-consents', everySeconds: 86_400, run: async () => void (await dropOldConsents(db, clock())) },
	],
}
