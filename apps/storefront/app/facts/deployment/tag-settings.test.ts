import { expect, test } from 'vitest'
import { readEnv } from '../../../env.ts'

const read = (changes: Record<string, string>) =>
	readEnv({
		GATEWAY_URL: 'http://gateway.test',
		SUBSCRIPTION_KEY: 'x',
		COOKIE_SECRET: 'x'.repeat(32),
		MEDIA_FOLDER: '/media',
		...changes,
	})

test('no tag is configured unless somebody does, and none is no error (R155)', () => {
	expect(read({}).TAG_CONTAINER_ID).toBeUndefined()
	expect(read({}).ABTASTY_ID).toBeUndefined()
	expect(read({ TAG_CONTAINER_ID: 'GTM-ABC123' }).TAG_CONTAINER_ID).toBe('GTM-ABC123')
	expect(read({ TAG_CONTAINER_ID: 'G-ABC123' }).TAG_CONTAINER_ID).toBe('G-ABC123')
})

test.each(['UA-1', 'gtm-abc', 'GTM-', 'XGTM-A', 'GTM-A"', 'GTM-A/../b'])(
	'%s ends the start with a clear word',
	(id) => {
		expect(() => read({ TAG_CONTAINER_ID: id })).toThrow(/must look like GTM-ABC123 or G-ABC123/)
		expect(() => read({ ABTASTY_ID: 'a/b?c' })).toThrow(/letters and digits/)
	},
)
