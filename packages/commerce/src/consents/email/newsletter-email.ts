import type { LanguageTag } from '@vitrine/market/locales'
import { translatorOf } from '@vitrine/messages/engine'
import { html } from 'hono/html'
import type { Email } from '../../mail/commands.ts'
import { labelled, type Sender, writeOnSheet } from '../../mail/email.ts'

/** Asks an address whether it wants the newsletter (double opt-in). Opening the link decides nothing: the page has the button. */
export function newsletterEmail(input: { to: string; tag: LanguageTag; link: string; sender: Sender }): Promise<Email> {
	const { to, tag, link, sender } = input
	const t = translatorOf('newsletterEmail', tag)
	const ask = t('ask', { shop: sender.shopName })
	const body = html`<h1 style="font:400 32px/36px Georgia,serif;margin:0 0 16px">${t('title')}</h1>
<p style="margin:0 0 12px">${ask}</p>
<p style="margin:24px 0"><a href="${link}" style="display:inline-block;background:#15171a;color:#fff;padding:12px 24px;text-decoration:none">${t('button')}</a></p>
<p style="margin:0 0 12px;color:#4a4e54">${t('note')}</p>`
	const text = [t('title'), '', ask, '', labelled(tag, { label: t('button'), value: link }), '', t('note')]
	return writeOnSheet({ to, subject: t('subject', { shop: sender.shopName }), tag, body, text, sender })
}
