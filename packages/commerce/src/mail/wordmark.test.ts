import { SITE_CODES } from '@vitrine/market/sites'
import { html } from 'hono/html'
import { expect, test } from 'vitest'
import { type Sender, writeOnSheet } from './email.ts'
import { everyEmail } from './test-emails.ts'

const brand = { shopName: 'Maison X', companyLine: 'Maison X SAS · 1 rue X · 59000 Lille' }
const write = (sender: Sender) =>
	writeOnSheet({ to: 'a@b.example', subject: 'S', tag: 'fr-FR', body: html`<p>1</p>`, text: ['1'], sender })

test('an e-mail begins with the wordmark of its brand, which says the name where no picture is shown (look 22)', async () => {
	const wordmark = { url: 'https://maison.example/media/ab/abc-wordmark.png', width: 132, height: 29 }
	const { html: sheet, text } = await write({ ...brand, wordmark })
	expect(sheet).toMatch(
		/<img class="name" src="https:\/\/maison\.example\/media\/ab\/abc-wordmark\.png" alt="Maison X" width="132" height="29"/,
	)
	expect(text).toBe((await write(brand)).text)
})

test('a brand without one has its name in plain type, as it writes it', async () => {
	const { html: sheet } = await write(brand)
	expect(sheet).toContain('>Maison X</p>')
	expect(sheet).not.toContain('<img')
})

test('no e-mail spreads or raises a name, and no picture comes from elsewhere than the shop', async () => {
	for (const site of SITE_CODES)
		for (const { name, mail } of await everyEmail(site)) {
			expect([name, mail.html]).toEqual([name, expect.not.stringMatching(/letter-spacing|text-transform|LINAIRE/)])
			const hosts = [...mail.html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, url]) => new URL(url!).hostname)
			expect([name, hosts.filter((host) => !host.endsWith('vitrine.example'))]).toEqual([name, []])
		}
})
