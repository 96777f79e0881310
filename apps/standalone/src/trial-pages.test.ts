import type { Database } from '@vitrine/commerce/database/client'
import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { createInboxMailer } from '@vitrine/commerce/mail/commands'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTrialPages } from './trial-pages.ts'

let db: Database
let drop: () => Promise<void>
let pages: ReturnType<typeof createTrialPages>
beforeAll(async () => {
	;({ db, drop } = await createTestDatabase())
	pages = createTrialPages({ env: { PORT: 3000, VITRINE_DEMO: true, SANDBOX_PAYMENTS: true }, db })
	const mail = { to: 'camille@example.com', subject: 'Your link', html: '<a>?token=secret</a>', text: 'secret' }
	await createInboxMailer({ db, clock: () => new Date() }).send({ ...mail, languageTag: 'en-GB' })
})
afterAll(() => drop())

test.each(['localhost:3000', 'fr.localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
	'whoever sits at the machine reads the inbox as %s, in a page that loads nothing but pictures from here',
	async (host) => {
		const list = await pages.request(`http://${host}/_inbox/`)
		expect(list.status).toBe(200)
		expect(await list.text()).toContain('camille@example.com')
		expect(list.headers.get('content-security-policy')).toContain("default-src 'none'")
		expect(list.headers.get('x-content-type-options')).toBe('nosniff')
		const { id } = await db.selectFrom('inbox_messages').select('id').executeTakeFirstOrThrow()
		const mail = await pages.request(`http://${host}/_inbox/${id}/`)
		expect(mail.status).toBe(200)
		const policy = mail.headers.get('content-security-policy')
		expect(policy).toContain("frame-ancestors 'none'")
		expect(policy).toContain('img-src http://localhost:* http://*.localhost:* http://127.0.0.1:*;')
		const bank = await pages.request(`http://${host}/sandbox/sbx_none/`)
		expect(bank.status).toBe(404)
		expect(bank.headers.get('x-content-type-options')).toBe('nosniff')
	},
)

test.each(['shop.example', 'localhost.evil.example', '127.0.0.1.nip.io', '192.168.1.5:3000', 'rebound.example:3000'])(
	'%s is told where the inbox is, and nothing of it (M10)',
	async (host) => {
		for (const path of ['/_inbox/', '/_inbox/1/', '/_inbox', '/sandbox/sbx_none/']) {
			const refused = await pages.request(`http://${host}${path}`)
			expect(refused.status).toBe(403)
			expect(await refused.text()).toBe(`This page is open at http://localhost:3000${path} only.`)
			expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
			expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'")
		}
	},
)
