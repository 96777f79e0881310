import { expect, test } from 'vitest'
import { readDatabaseEnv, readEnv } from './env.ts'

const SETTINGS = {
	DATABASE_URL: 'postgres://somewhere/shop',
	SMTP_URL: 'smtp://mail.example:587',
	MAIL_FROM: 'Maison X <shop@maisonx.example>',
	SHOP_NAME: 'Maison X',
	COMPANY_LINE: 'Maison X SAS, Lille',
	SANDBOX_PAYMENTS: 'true',
	ALLOW_SANDBOX: 'true',
	PAYMENT_WEBHOOK_SECRET: 'w'.repeat(16),
	MEDIA_FOLDER: '/srv/media',
}

test('a worker in production is told everything that lacks at once (M9, B12)', () => {
	expect(readEnv(SETTINGS)).toMatchObject({ SANDBOX_PAYMENTS: true, SHOP_NAME: 'Maison X' })
	expect(() => readEnv({ DATABASE_URL: SETTINGS.DATABASE_URL, LOG_LEVEL: 'loud' })).toThrow(
		/SMTP_URL: [\s\S]*MEDIA_FOLDER: [\s\S]*LOG_LEVEL: [\s\S]*PAYMENT_ACCOUNTS: nobody takes money/,
	)
	expect(readDatabaseEnv(SETTINGS)).toEqual({ DATABASE_URL: SETTINGS.DATABASE_URL })
})
