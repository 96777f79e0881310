import { createKeyring } from '@vitrine/commerce/sessions/commands/keyring'
import { openSession } from '@vitrine/commerce/sessions/commands/open-session'
import type { Tokens } from '@vitrine/commerce/sessions/contract'
import { TEST_SECRET } from '@vitrine/gateway/fixtures'
import type { TestShop } from './test-shop.ts'

/** Signs a customer in; `minutesAgo` of more than ten gives an access token that has ended. */
export async function signIn(
	{ db }: Pick<TestShop, 'db'>,
	{ customerId, minutesAgo = 0, state }: { customerId: string; minutesAgo?: number; state?: string },
): Promise<Tokens> {
	const keyring = createKeyring({ db, clock: () => new Date(), secret: TEST_SECRET })
	return openSession(db, {
		keyring,
		customerId,
		site: 'fr',
		method: 'password',
		userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
		stays: true,
		now: new Date(Date.now() - minutesAgo * 60_000),
		...(state ? { state } : {}),
	})
}

/** What a browser that holds these tokens sends over plain HTTP. */
export function cookieOf({ accessToken, refreshToken }: Tokens, more = ''): string {
	return `access_token=${accessToken}; refresh_token=${refreshToken}; signed_in=1${more && `; ${more}`}`
}
