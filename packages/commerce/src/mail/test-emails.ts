import { SITES, type SiteCode } from '@vitrine/market/sites'
import { identityEmail } from '../customers/email/email.ts'
import { giftCardEmail } from '../gift-cards/email/email.ts'
import { heldEmail } from '../order-holds/email/held-email.ts'
import { privacyEmail } from '../privacy/email/email.ts'
import { restockConfirmation, restockEmail } from '../restock-alerts/email/restock-emails.ts'
import { answerEmail, decisionEmail, invitationEmail, refusalEmail } from '../reviews/email/review-email.ts'
import { shopperEmail, storeEmail } from '../reservations/email/emails.ts'
import { passkeyAddedEmail, passkeyRemovedEmail } from '../sign-ins/email/passkey-emails.ts'
import { alertEmail } from '../wishlists/email/alert-email.ts'
import type { Email } from './commands.ts'
import { orderEmails, returnEmails, withdrawalEmails } from './test-order-emails.ts'
import {
	CARD_TO,
	type Emails,
	NOW,
	orderOf,
	PICTURE,
	pointOf,
	SENDER,
	type Stage,
	stageOf,
	TO,
	TOKEN,
	UUID,
} from './test-stage.ts'

type Named = { name: string; mail: Email }

/** Every e-mail of the shop in each variant, as a site sends it. */
export async function everyEmail(site: SiteCode): Promise<Named[]> {
	const stage = stageOf(site)
	const mails = [
		...identityEmails(stage),
		...orderEmails(stage),
		...returnEmails(stage),
		...withdrawalEmails(stage),
		...otherEmails(stage),
		...alertEmails(stage),
		...reviewEmails(stage),
	]
	return Promise.all(mails.map(async ([name, mail]) => ({ name, mail: await mail })))
}

function identityEmails({ tag, words, home }: Stage): Emails {
	const about = { to: TO, firstName: words.firstName, languageTag: tag, sender: SENDER }
	const link = (page: string) => `${home}auth/${page}/?token=${TOKEN}`
	return [
		['confirm', identityEmail({ ...about, kind: 'confirm', firstName: null, link: link('confirm') })],
		[
			'exists',
			identityEmail({
				...about,
				kind: 'exists',
				link: `${home}#sign-in`,
				forgottenLink: `${home}auth/lost-password/`,
			}),
		],
		['reset', identityEmail({ ...about, kind: 'reset', link: link('change-password') })],
		['sign-in', identityEmail({ ...about, kind: 'signIn', link: link('sign-in') })],
		['password-changed', identityEmail({ ...about, kind: 'passwordChanged' })],
		['new-email', identityEmail({ ...about, kind: 'newEmail', link: link('confirm-email') })],
		['email-notice', identityEmail({ ...about, kind: 'emailNotice', maskedEmail: 'n***w@example.com' })],
		['email-changed', identityEmail({ ...about, kind: 'emailChanged', maskedEmail: 'n***w@example.com' })],
		['email-taken', identityEmail({ ...about, kind: 'emailTaken', link: `${home}#sign-in` })],
	]
}

function otherEmails(stage: Stage): Emails {
	const { site, tag, words, home } = stage
	const person = { to: TO, firstName: words.firstName, languageTag: tag, sender: SENDER }
	const store = { ...pointOf(stage), name: words.store, slug: 'store', phone: '+33 1 99 00 10 03', services: [] }
	const row = {
		id: UUID,
		submission_key: UUID,
		reservation_number: 'RS-4XK92MQ7',
		site,
		store_id: 'store-1',
		sku: 'LIN-4711-38',
		snapshot: { ...orderOf(stage).lines[0]!, sku: 'LIN-4711-38' },
		name: `${words.firstName} ${words.lastName}`,
		email: TO,
		phone_number: '+33612345678',
		language_tag: tag,
		page_url: `${home}reservation/${UUID}/`,
		status: 'held' as const,
		reserved_at: NOW,
		held_until: new Date('2026-11-24T18:00:00Z'),
		ended_at: null,
	}
	const card = {
		id: UUID,
		card_number: '6036123412341234',
		code_hash: null,
		currency: stage.currency,
		order_id: UUID,
		position: 0,
		language_tag: tag,
		details: { ...CARD_TO, recipientName: words.firstName, message: words.message },
		send_at: NOW,
		sent_at: null,
		issued_at: NOW,
		is_forgotten_when_sent: false,
		site,
		centAmount: 15_000,
	}
	const held = {
		orderNumber: 'FR-48201937',
		site,
		reason: 'liability' as const,
		detail: null,
		heldAt: NOW.toISOString(),
		totalCentAmount: 129_500,
		currency: stage.currency,
		paymentStatus: 'authorized',
		fulfillmentStatus: 'preparing',
	}
	const passkey = { ...person, site, host: SITES[site].domain, addedAt: NOW }
	return [
		[
			'order-held',
			heldEmail({
				order: { ...held, reason: 'fraud-warning', detail: 'made_with_stolen_card' },
				to: TO,
				sender: SENDER,
			}),
		],
		['order-held-liability', heldEmail({ order: held, to: TO, sender: SENDER })],
		[
			'order-held-left',
			heldEmail({ order: { ...held, reason: 'fraud-warning', fulfillmentStatus: 'shipped' }, to: TO, sender: SENDER }),
		],
		['reservation', shopperEmail({ row, store, sender: SENDER })],
		['reservation-store', storeEmail({ row, store, sender: SENDER, email: TO })],
		['gift-card', giftCardEmail({ card, code: 'ABCDE12345', sender: SENDER })],
		['passkey-added', passkeyAddedEmail({ ...passkey, name: 'iPhone' })],
		['passkey-removed', passkeyRemovedEmail({ ...passkey, removedAt: NOW })],
		['export-ready', privacyEmail({ ...person, site, kind: 'exportReady', link: `${home}account/data/` })],
		['erased', privacyEmail({ ...person, site, kind: 'erased', reference: UUID })],
		['erased-nobody', privacyEmail({ ...person, site, firstName: null, kind: 'erased', reference: UUID })],
	]
}

function alertEmails({ site, tag, words, home, currency }: Stage): Emails {
	const price = { centAmount: 15_990, currency, prior: null, priorDays: null, percent: null }
	const variant = {
		name: words.product,
		colorName: words.color,
		sizeLabel: '38',
		urlKey: 'coat-lin-4711',
		price,
		image: PICTURE,
	}
	const reduced = { ...variant, price: { ...price, centAmount: 12_790, prior: 15_990, priorDays: 30, percent: 20 } }
	const restock = {
		row: { email: TO, language_tag: tag, page_url: `${home}stock-alert/?alert=${UUID}` },
		variant,
		sender: SENDER,
	}
	const alert = { site, language_tag: tag, page_url: `${home}wishlist/alert/?alert=${UUID}` }
	return [
		['back-in-stock', alertEmail({ row: { ...alert, kind: 'back-in-stock' }, variant, to: TO, sender: SENDER })],
		['price-drop', alertEmail({ row: { ...alert, kind: 'price-drop' }, variant: reduced, to: TO, sender: SENDER })],
		['restock-confirmation', restockConfirmation(restock)],
		['restock-alert', restockEmail(restock)],
	]
}

function reviewEmails({ tag, words, home }: Stage): Emails {
	const about = { to: TO, tag, sender: SENDER }
	const link = `${home}review/${TOKEN}/`
	const typed = { words: words.message, answer: words.message, link: `${home}p/coat-lin-4711/` }
	return [
		[
			'review-invitation',
			invitationEmail({ ...about, goods: [{ name: words.product, detail: words.color, picture: PICTURE }], link }),
		],
		['review-refused', refusalEmail({ ...about, title: words.product, reason: words.message, link })],
		['review-taken-down', decisionEmail({ ...about, ...typed, isTakenDown: true })],
		['review-kept', decisionEmail({ ...about, ...typed, isTakenDown: false })],
		['inquiry-answered', answerEmail({ ...about, ...typed })],
	]
}
