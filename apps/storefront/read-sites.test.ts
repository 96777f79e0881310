import { createTestDatabase } from '@vitrine/commerce/database/test-database'
import { siteRoutes } from '@vitrine/commerce/sites/routes'
import { expect, test } from 'vitest'
import { readSites } from './read-sites.ts'

test('a storefront that was not told hears of its gateway that the shop is for staging', async () => {
	const { db, drop } = await createTestDatabase()
	const read = (isStaging: boolean) =>
		readSites({
			gateway: async (request) => siteRoutes({ db, isStaging }).request(request),
			subscriptionKey: 'key',
			onError: (error) => expect.unreachable(String(error)),
		})
	const [live, staging] = [await read(false), await read(true)]
	await drop()
	expect([live.isStaging, staging.isStaging]).toEqual([false, true])
	expect(staging.sites).toEqual(live.sites)
})
