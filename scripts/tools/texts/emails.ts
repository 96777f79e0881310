import { newsletterEmail } from '@vitrine/commerce/consents/email/newsletter-email'
import { identityEmail } from '@vitrine/commerce/customers/email/email'
import type { Email } from '@vitrine/commerce/mail/commands'
import { everyEmail } from '@vitrine/commerce/mail/test-emails'
import { SENDER, stageOf, TO, TOKEN } from '@vitrine/commerce/mail/test-stage'
import { confirmationEmail } from '@vitrine/commerce/orders/confirmation/email'
import { orderOf } from '@vitrine/commerce/mail/test-stage'
import type { SiteCode } from '@vitrine/market/sites'
import type { Printed } from './main.ts'

/** Every e-mail in each of its forms: subject, HTML and plain text. */
export async function emails(site: SiteCode): Promise<Printed[]> {
	const stage = stageOf(site)
	const { tag, home, words } = stage
	const link = `${home}newsletter/?token=${TOKEN}`
	const account = { to: TO, firstName: words.firstName, languageTag: tag, sender: SENDER }
	const all: { name: string; mail: Email }[] = [
		...(await everyEmail(site)),
		{ name: 'newsletter', mail: await newsletterEmail({ to: TO, tag, link, sender: SENDER }) },
		{
			name: 'password-changed-held',
			mail: await identityEmail({ ...account, kind: 'passwordChanged', hasHeldPasskeys: true }),
		},
		{
			name: 'confirmation-unknown-seller',
			mail: await confirmationEmail({ order: orderOf(stage), site, tag, sender: SENDER }),
		},
	]
	return all.flatMap(({ name, mail }): Printed[] => {
		const path = `emails/${site}/${name}`
		return [
			[`${path}.subject.txt`, `${mail.subject}\n`],
			[`${path}.html`, mail.html],
			[`${path}.txt`, mail.text],
		]
	})
}
