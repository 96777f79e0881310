/**
 * Points per network and period in seconds; each of these calls costs one (decision 0045). `isExact`: counted in the
 * database before each call; the others in memory, put together over all processes while a caller is heavy (decision 0080).
 */
export type Limit = {
	name: string
	points: number
	seconds: number
	isExact?: boolean
	calls: readonly `${'post' | 'put'} ${string}`[]
}

/**
 * Limits of expensive or guessable calls. Page views hit none of them: `reads` is many times what an office, a mobile
 * network or a crawler needs. Limits that grow with a shop derive from `perMinute`, which counts writing calls;
 * guesses and hashes do not grow with it.
 */
export function limitsOf(perMinute: number) {
	return {
		reads: { name: 'reads', points: perMinute * 50, seconds: 60 },
		writes: { name: 'writes', points: perMinute, seconds: 60 },
		/** Calls that write a row without a sign-in. */
		rows: {
			name: 'rows',
			points: Math.ceil(perMinute / 5),
			seconds: 60,
			calls: [
				'post /carts',
				'post /checkout/sessions',
				'post /consents',
				'post /auth/passkeys/challenges',
				'post /reservations',
				'post /reviews/:reviewId/votes',
			],
		},
		/** Each reserves stock and calls the bank. Unpaid ones are counted exactly where they are placed. */
		orders: {
			name: 'orders',
			points: Math.ceil(perMinute / 20),
			seconds: 60,
			calls: ['post /checkout/sessions/:checkoutId/order'],
		},
		/** Those of one review wait for each other with a connection each; each photo is decoded and rewritten. */
		reviews: {
			name: 'reviews',
			points: Math.ceil(perMinute / 20),
			seconds: 60,
			calls: ['put /reviewable/:reviewKey/:productId', 'post /reviewable/:reviewKey/photos'],
		},
		/** Calls that may send an e-mail. The limit of one mailbox is counted there (decision 0029); this one is for many mailboxes. */
		mails: {
			name: 'mails',
			isExact: true,
			points: Math.ceil(perMinute / 10),
			seconds: 600,
			calls: [
				'post /customers',
				'post /customers/confirm/resend',
				'post /customers/password/forgot',
				'post /auth/links',
				'post /orders/track/link',
				'post /withdrawals',
				'post /catalog/products/:urlKey/inquiries',
				'post /reviews/:reviewId/reports',
				'post /restock-alerts',
				'post /newsletter',
			],
		},
	} as const satisfies Record<string, Limit | Omit<Limit, 'calls'>>
}

/** Each call tries a secret (R111), or whether number and address match (law 3): enough for a few typos. */
export const GUESSES: Limit = {
	name: 'guesses',
	isExact: true,
	points: 10,
	seconds: 60,
	calls: [
		'post /gift-cards/balance',
		'post /checkout/sessions/:checkoutId/gift-cards',
		'put /carts/:cartId/coupon',
		'post /orders/track',
		'post /orders/track/link',
		'post /withdrawals',
		'post /withdrawals/order',
	],
}

/**
 * Calls that cost a hash: more than a household or an office needs, and a fraction of a processor's capacity. Password
 * attempts are counted in the database first (decision 0030): a limit here would let one visitor lock out everybody on
 * the same network. A passkey costs a signature.
 */
export const HASHES: Limit = {
	name: 'hashes',
	isExact: true,
	points: 60,
	seconds: 60,
	calls: ['post /customers', 'post /customers/password/reset', 'post /auth/passkeys/use'],
}
