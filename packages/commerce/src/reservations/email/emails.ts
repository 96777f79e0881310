import { type LanguageTag, LOCALES } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { translatorOf } from '@vitrine/messages/engine'
import type { Email } from '../../mail/commands.ts'
import { type Sender, sized } from '../../mail/email.ts'
import type { EmailPart, Goods } from '../../mail/parts.ts'
import { writeEmail } from '../../mail/write-parts.ts'
import { placeLines } from '../../orders/confirmation/address-lines.ts'
import type { Store } from '../../stores/contract.ts'
import type { ReservationRow } from '../queries.ts'

type Emails = { row: ReservationRow; store: Store; sender: Sender }

/** E-mail to the shopper, in the language of the shop they used. */
export async function shopperEmail({ row, store, sender }: Emails): Promise<Email> {
	const tag = row.language_tag as LanguageTag
	const t = translatorOf('reservationEmail', tag)
	const lines: EmailPart[] = [
		t('hello', { name: row.name }),
		t('intro', { store: store.name }),
		`${t('number')} ${row.reservation_number}`,
		{ goods: [goodsOf(row, t('size'))] },
		t('until', { moment: moment(row, tag) }),
		[...placeLines(store), ...(store.phone ? [store.phone] : [])].join(', '),
		t('pay'),
		t('give'),
	]
	const parts = [...lines, { link: row.page_url }]
	return writeEmail({ to: row.email, subject: t('subject', { store: store.name }), tag, parts, sender })
}

/** E-mail to the store: in the shopper's language where its site has that, else in the site's first. */
export async function storeEmail({ row, sender, email }: Emails & { email: string }): Promise<Email> {
	const tag = tagOfStore(row)
	const t = translatorOf('reservationEmail', tag)
	const goods = goodsOf(row, t('size'))
	const lines: EmailPart[] = [
		t('storeIntro'),
		`${t('number')} ${row.reservation_number}`,
		{ goods: [{ ...goods, detail: `${goods.detail} (${row.sku})` }] },
		t('storeFor', { name: row.name, phoneNumber: row.phone_number }),
		t('storeUntil', { moment: moment(row, tag) }),
	]
	return writeEmail({
		to: email,
		subject: t('storeSubject', { reservationNumber: row.reservation_number }),
		tag,
		parts: lines,
		sender,
	})
}

function tagOfStore({ site, language_tag: tag }: ReservationRow): LanguageTag {
	const isOfSite = Object.values(LOCALES).some((locale) => locale.site === site && locale.tag === tag)
	return isOfSite ? (tag as LanguageTag) : LOCALES[SITES[site as SiteCode].locale].tag
}

function goodsOf({ snapshot }: ReservationRow, size: string): Goods {
	const { name, colorName, sizeLabel, image: picture } = snapshot
	return { name, detail: `${colorName}, ${sized(size, sizeLabel)}`, picture }
}

function moment({ held_until, site }: ReservationRow, tag: string): string {
	const { timeZone } = SITES[site as SiteCode]
	return new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(held_until)
}
