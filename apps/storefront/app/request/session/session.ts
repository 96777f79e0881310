import { type Customer, getCustomerRoute } from '@vitrine/commerce/customers/contract'
import type { SignedIn, Tokens } from '@vitrine/commerce/sessions/contract'
import { data } from 'react-router'
import { type Bearer, type Gateway, shownFailure } from '#app/request/gateway/client.ts'
import type { Refresher } from './refresher.ts'
import { deviceCookie, expiryOf, readTokens, tokenCookies, type TokenPair } from './tokens.ts'

/** Who a request is of. Pages that everybody shares have none: reading it there is a mistake that throws. */
export type Session = {
	/** Whether both tokens are there (R87). What they are worth the gateway says at the first call. */
	readonly isSignedIn: boolean
	/** Calls in the name of the signed-in customer; of a visitor without an account, the visitor's own. */
	readonly gateway: Gateway
	/** The profile, asked for once per request; undefined for who is not signed in, or not any more. Throws 503 in an outage. */
	customer(): Promise<Customer | undefined>
	/** Signs in on this browser; without anything signs out: both tokens go, the partner's address stays (R88, C39). */
	set(signedIn?: SignedIn): void
	/** What the answer's `Set-Cookie` headers say of it. */
	cookies(): string[]
}

type SessionOptions = {
	request: Request
	/** The product calls of this request, in the name of whom `bearer` tells. */
	gatewayOf: (bearer?: Bearer) => Gateway
	refresher: Refresher
}

/** A token that ends within this is renewed before it is used. */
const CLOCK_LEEWAY = 5_000

/** The session of one request: its tokens, renewed when they must be, at most once (R90). */
export function createSession({ request, gatewayOf, refresher }: SessionOptions): Session {
	let pair = readTokens(request)
	let written: string[] = []
	let renewal: Promise<string | undefined> | undefined
	let customer: Promise<Customer | undefined> | undefined

	function store(tokens: Tokens | undefined): void {
		pair = tokens
		customer = undefined
		written = tokenCookies(request, tokens)
	}

	async function refresh({ refreshToken }: TokenPair): Promise<string | undefined> {
		const refreshed = await refresher(refreshToken, gatewayOf())
		if (refreshed.state === 'unknown') return undefined
		store(refreshed.state === 'fresh' ? refreshed.tokens : undefined)
		return pair?.accessToken
	}

	/** Once per request, for all its readers. */
	function renew(): Promise<string | undefined> {
		renewal ??= pair ? refresh(pair) : Promise.resolve(undefined)
		return renewal
	}

	const gateway = gatewayOf({
		async token() {
			if (!pair) return undefined
			const isOver = expiryOf(pair.accessToken) - CLOCK_LEEWAY < Date.now()
			return isOver ? ((await renew()) ?? pair?.accessToken) : pair.accessToken
		},
		renew,
	})

	async function whoIsIt(): Promise<Customer | undefined> {
		const found = await findCustomer(gateway)
		// The token has expired and the gateway could not say whether there is another: that is no sign-out.
		if (!found && pair) throw data(null, { status: 503 })
		return found
	}

	return {
		get isSignedIn() {
			return pair !== undefined
		},
		gateway,
		customer() {
			customer ??= pair ? whoIsIt() : Promise.resolve(undefined)
			return customer
		},
		set(signedIn) {
			store(signedIn?.tokens)
			if (signedIn) written.push(deviceCookie(request, signedIn.knownDevice))
		},
		cookies: () => written,
	}
}

async function findCustomer(gateway: Gateway): Promise<Customer | undefined> {
	const found = await gateway.callResult(getCustomerRoute)
	if (found.ok) return found.data
	if (found.problem.status === 401) return undefined
	throw shownFailure(found.problem)
}

/** Stands where a page is kept and given to everybody: what it says must not depend on who asks. */
export const NOBODYS_SESSION: Session = {
	get isSignedIn(): never {
		throw new Error(MISTAKE)
	},
	get gateway(): never {
		throw new Error(MISTAKE)
	},
	customer() {
		throw new Error(MISTAKE)
	},
	set() {
		throw new Error(MISTAKE)
	},
	cookies: () => [],
}

const MISTAKE = 'A page that is given to everybody must not know who asks'
