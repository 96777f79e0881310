import { SITES, type SiteCode } from '@vitrine/market/sites'
import { identityLetter } from '../customers/letter/letter.ts'
import { giftCardLetter } from '../gift-cards/letter/letter.ts'
import { privacyLetter } from '../privacy/letter/letter.ts'
import { shopperLetter, storeLetter } from '../reservations/letter/letters.ts'
import { passkeyAddedLetter, passkeyRemovedLetter } from '../sign-ins/letter/passkey-letters.ts'
import type { Letter } from './commands.ts'
import { orderLetters, returnLetters, withdrawalLetters } from './test-order-letters.ts'
import {
	CARD_TO,
	type Letters,
	NOW,
	orderOf,
	pointOf,
	SENDER,
	type Stage,
	stageOf,
	TO,
	TOKEN,
	UUID,
} from './test-stage.ts'

type Named = { name: string; letter: Letter }

/** Every letter the shop sends, in each of its forms, as a site sends it. */
export async function everyLetter(site: SiteCode): Promise<Named[]> {
	const stage = stageOf(site)
	const letters = [
		...identityLetters(stage),
		...orderLetters(stage),
		...returnLetters(stage),
		...withdrawalLetters(stage),
		...otherLetters(stage),
	]
	return Promise.all(letters.map(async ([name, letter]) => ({ name, letter: await letter })))
}

function identityLetters({ tag, words, home }: Stage): Letters {
	const about = { to: TO, firstName: words.firstName, languageTag: tag, sender: SENDER }
	const link = (page: string) => `${home}auth/${page}/?token=${TOKEN}`
	return [
		['confirm', identityLetter({ ...about, kind: 'confirm', firstName: null, link: link('confirm') })],
		[
			'exists',
			identityLetter({
				...about,
				kind: 'exists',
				link: `${home}#sign-in`,
				forgottenLink: `${home}auth/lost-password/`,
			}),
		],
		['reset', identityLetter({ ...about, kind: 'reset', link: link('change-password') })],
		['sign-in', identityLetter({ ...about, kind: 'signIn', link: link('sign-in') })],
		['password-changed', identityLetter({ ...about, kind: 'passwordChanged' })],
		['new-email', identityLetter({ ...about, kind: 'newEmail', link: link('confirm-email') })],
		['email-notice', identityLetter({ ...about, kind: 'emailNotice', maskedEmail: 'n***w@example.com' })],
		['email-changed', identityLetter({ ...about, kind: 'emailChanged', maskedEmail: 'n***w@example.com' })],
		['email-taken', identityLetter({ ...about, kind: 'emailTaken', link: `${home}#sign-in` })],
	]
}

function otherLetters(stage: Stage): Letters {
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
	const passkey = { ...person, site, host: SITES[site].domain, addedAt: NOW }
	return [
		['reservation', shopperLetter({ row, store, sender: SENDER })],
		['reservation-store', storeLetter({ row, store, sender: SENDER, email: TO })],
		['gift-card', giftCardLetter({ card, code: 'ABCDE12345', sender: SENDER })],
		['passkey-added', passkeyAddedLetter({ ...passkey, name: 'iPhone' })],
		['passkey-removed', passkeyRemovedLetter({ ...passkey, removedAt: NOW })],
		['export-ready', privacyLetter({ ...person, site, kind: 'exportReady', link: `${home}account/data/` })],
		['erased', privacyLetter({ ...person, site, kind: 'erased', reference: UUID })],
		['erased-nobody', privacyLetter({ ...person, site, firstName: null, kind: 'erased', reference: UUID })],
	]
}
