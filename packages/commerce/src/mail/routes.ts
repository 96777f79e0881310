import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Database } from '../database/client.ts'
import { findInboxMessage, listInboxMessages } from './queries.ts'

const STYLE =
	'body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}td,th{text-align:left;padding:.4rem .8rem .4rem 0}iframe{width:100%;height:60rem;border:1px solid #ddd}'

/** The local inbox of a shop in development or demo. Mounted outside production only. */
export function inboxRoutes({ db }: { db: Database }) {
	const app = new Hono()

	app.get('/', async (c) => {
		const messages = await listInboxMessages(db)
		return c.html(html`<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>Inbox</title><style>${raw(STYLE)}</style>
			<h1>Inbox</h1><p>Emails the shop wrote while no SMTP server is configured, newest first.</p>
			<table><tr><th>Received</th><th>To</th><th>Language</th><th>Subject</th></tr>
			${messages.map(
				(message) => html`<tr><td>${message.received_at.toISOString()}</td><td>${message.recipient}</td>
				<td>${message.language_tag}</td><td><a href="${message.id}/">${message.subject}</a></td></tr>`,
			)}
			</table></html>`)
	})

	app.get('/:id{[0-9]{1,9}}/', async (c) => {
		const message = await findInboxMessage(db, Number(c.req.param('id')))
		if (!message) return c.notFound()
		return c.html(html`<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>${message.subject}</title><style>${raw(STYLE)}</style>
			<p><a href="../">Inbox</a></p><h1>${message.subject}</h1><p>To ${message.recipient}, in ${message.language_tag}</p>
			<iframe sandbox srcdoc="${message.html}" title="${message.subject}"></iframe></html>`)
	})

	return app
}
