import { expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { storefrontSettings } from './settings.ts'
import { trialOrigin } from './trial-pages.ts'

function formTargets(variables: NodeJS.ProcessEnv) {
	const env = readEnv(variables)
	const { formTargets: targets } = storefrontSettings(env, {
		gateway: () => Promise.reject(new Error('not asked')),
		log: { error: () => undefined },
		secrets: { subscriptionKey: 'key', cookieSecret: 'a secret of more than thirty-two characters' },
		fromSources: false,
	})
	return { targets, bank: trialOrigin(env) }
}

// The resulting content security policy is tested in apps/storefront/app/request/serving/security-headers.test.ts.
test('the last form of a checkout may lead to the bank that this process brings along, and nowhere else (M9)', () => {
	for (const variables of [{ PORT: '3123' }, { PORT: '3123', NODE_ENV: 'production', SANDBOX_PAYMENTS: 'true' }]) {
		const { targets, bank } = formTargets(variables)
		expect([targets, bank]).toEqual([['http://localhost:3123'], 'http://localhost:3123'])
	}
	expect(formTargets({ NODE_ENV: 'production' }).targets).toEqual([])
})
