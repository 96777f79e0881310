import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import {
	checkedLookup,
	checkLiteral,
	ClosedAddressError,
	isNetworkAddress,
	isPublicAddress,
} from '../../media/addresses.ts'

const TIME_LIMIT = 15_000
const MOST_READ = 4_096

export type Posting = {
	url: string
	headers: Record<string, string>
	body: string
	/** Private addresses, and http to them. */
	allowsPrivate: boolean
}
/** `status` null: no answer, and why. */
export type Posted = { status: number | null; answer: string; retryAfter?: string | undefined }

/** Posts a message to the address that was checked, within 15 seconds. Follows no redirect. Failures are returned. */
export async function postMessage({ url, headers, body, allowsPrivate }: Posting): Promise<Posted> {
	const target = new URL(url)
	const isAllowed = allowsPrivate ? isNetworkAddress : isPublicAddress
	const signal = AbortSignal.timeout(TIME_LIMIT)
	try {
		if (target.protocol !== 'https:' && !allowsPrivate) return { status: null, answer: 'not-https' }
		checkLiteral(target.hostname, isAllowed)
		return await new Promise<Posted>((resolve, reject) => {
			const request = target.protocol === 'https:' ? requestHttps : requestHttp
			// No shared agent: a kept-alive connection would skip the look-up.
			const options = { method: 'POST', lookup: checkedLookup(isAllowed), signal, agent: false, headers }
			const sent = request(target, options, (response) => {
				const status = response.statusCode ?? 0
				const retryAfter = response.headers['retry-after']
				let answer = ''
				response.setEncoding('utf8')
				response.on('data', (part: string) => {
					answer += part
					if (answer.length > MOST_READ) response.destroy()
				})
				response.on('close', () => resolve({ status, answer, retryAfter }))
				// The answer was long enough, or the time is up: its status counts.
				response.on('error', () => undefined)
			})
			// Of an answer 101 Node gives no response.
			sent.on('upgrade', (response, socket) => {
				socket.destroy()
				resolve({ status: response.statusCode ?? 101, answer: '' })
			})
			sent.on('error', reject)
			sent.end(body)
		})
	} catch (error) {
		if (error instanceof ClosedAddressError) return { status: null, answer: 'address-not-public' }
		return { status: null, answer: signal.aborted ? 'too-slow' : reasonOf(error) }
	}
}

/** Such as `ECONNREFUSED`. */
function reasonOf(error: unknown): string {
	return error instanceof Error && 'code' in error ? String(error.code) : 'failed'
}
