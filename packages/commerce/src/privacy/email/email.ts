import type { LanguageTag } from '@vitrine/market/locales'
import { invoiceYears } from '@vitrine/market/retention'
import type { SiteCode } from '@vitrine/market/sites'
import { translatorOf } from '@vitrine/messages/engine'
import { html } from 'hono/html'
import type { Email } from '../../mail/commands.ts'
import { labelled, type Sender, writeOnSheet } from '../../mail/email.ts'

export type PrivacyEmail = {
	kind: 'exportReady' | 'erased'
	to: string
	firstName: string | null
	languageTag: string
	/** Of the account. */
	site?: SiteCode
	sender: Sender
	/** The page of the account where an export is opened: never the export itself. */
	link?: string
	/** Of the erasure: all that can be told of it later. */
	reference?: string
}

/** An e-mail about an export or an erasure, as HTML and as plain text. Nothing of what is exported stands in it. */
export function privacyEmail(options: PrivacyEmail): Promise<Email> {
	const { sender, link, reference } = options
	const tag = options.languageTag as LanguageTag
	const t = translatorOf('privacyEmail', tag)
	const about = { shop: sender.shopName, reference: reference ?? '', years: invoiceYears(options.site ?? 'fr') }
	const lines = t(`${options.kind}.lines`, about).split('\n')
	const notes = t(`${options.kind}.notes`, about).split('\n')
	const button = options.kind === 'exportReady' ? t('exportReady.button') : undefined
	const hello = options.firstName ? t('hello', { firstName: options.firstName }) : t('helloNobody')
	const body = html`<p style="margin:0 0 12px">${hello}</p>
${lines.map((line) => html`<p style="margin:0 0 12px">${line}</p>`)}
${
	link && button
		? html`<p style="margin:24px 0"><a href="${link}" style="display:inline-block;background:#15171a;color:#fff;padding:12px 24px;text-decoration:none">${button}</a></p>
<p style="margin:0 0 24px;font-size:13px;color:#4a4e54;word-break:break-all"><a href="${link}" style="color:#4a4e54">${link}</a></p>`
		: ''
}
${notes.map((note) => html`<p style="margin:0 0 12px;color:#4a4e54">${note}</p>`)}`
	const text = [
		hello,
		'',
		lines.join('\n\n'),
		...(link && button ? ['', labelled(tag, { label: button, value: link })] : []),
		'',
		...notes,
	]
	return writeOnSheet({ to: options.to, subject: t(`${options.kind}.subject`, about), tag, body, text, sender })
}
