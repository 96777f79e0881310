import { type LanguageTag, LOCALES } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { translatorOf } from '@vitrine/messages/engine'
import { html } from 'hono/html'
import type { Email } from '../../mail/commands.ts'
import { type Sender, writeOnSheet } from '../../mail/email.ts'
import { placeLines } from '../../orders/confirmation/address-lines.ts'
import type { Store } from '../../stores/contract.ts'
import type { ReservationRow } from '../queries.ts'

type Emails = { row: ReservationRow; store: Store; sender: Sender }

/** To the shopper, in the language they read the shop in. */
export async function shopperEmail({ row, store, sender }: Emails): Promise<Email> {
	const tag = row.language_tag as LanguageTag
	const t = translatorOf('reservationEmail', tag)
	const lines = [
		t('hello', { name: row.name }),
		t('intro', { store: store.name }),
		`${t('number')} ${row.reservation_number}`,
		productLine(row, t('size')),
		t('until', { moment: moment(row, tag) }),
		[...placeLines(store), ...(store.phone ? [store.phone] : [])].join(', '),
		t('pay'),
		t('give'),
	]
	return write({ to: row.email, subject: t('subject', { store: store.name }), tag, lines, link: row.page_url, sender })
}

/** To the store, in the language of its country. */
export async function storeEmail({ row, sender, email }: Emails & { email: string }): Promise<Email> {
	const { tag } = LOCALES[SITES[row.site as SiteCode].locale]
	const t = translatorOf('reservationEmail', tag)
	const lines = [
		t('storeIntro'),
		`${t('number')} ${row.reservation_number}`,
		`${productLine(row, t('size'))} (${row.sku})`,
		t('storeFor', { name: row.name, phoneNumber: row.phone_number }),
		t('storeUntil', { moment: moment(row, tag) }),
	]
	return write({
		to: email,
		subject: t('storeSubject', { reservationNumber: row.reservation_number }),
		tag,
		lines,
		sender,
	})
}

function productLine({ snapshot }: ReservationRow, size: string): string {
	return `${snapshot.name}, ${snapshot.colorName}, ${size} ${snapshot.sizeLabel}`
}

function moment({ held_until, site }: ReservationRow, tag: string): string {
	const { timeZone } = SITES[site as SiteCode]
	return new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(held_until)
}

type Written = { to: string; subject: string; tag: LanguageTag; lines: string[]; link?: string; sender: Sender }

function write({ to, subject, tag, lines, link, sender }: Written): Promise<Email> {
	const body = html`${lines.map((line) => html`<p style="margin:0 0 12px">${line}</p>`)}
${link ? html`<p style="margin:0 0 12px"><a href="${link}" style="color:#15171a;word-break:break-all">${link}</a></p>` : ''}`
	const text = [lines.join('\n\n'), ...(link ? [link] : [])]
	return writeOnSheet({ to, subject, tag, body, text, sender })
}
