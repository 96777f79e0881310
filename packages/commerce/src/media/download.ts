import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { checkedLookup, checkLiteral, ClosedAddressError, isPublicAddress } from './addresses.ts'
import { type Bytes, MAXIMUM_BYTES } from './bytes.ts'

const MAXIMUM_REDIRECTS = 3
const TIME_LIMIT = 15_000

export type DownloadOptions = {
	/** Allowed addresses; public ones by default. */
	isAllowed?: (address: string) => boolean
	/** Milliseconds in total, redirects included. */
	timeLimit?: number
}

/** Downloads a public http(s) URL, with limits on size, time and redirects. Failures are returned. */
export async function download(source: string, options: DownloadOptions = {}): Promise<Bytes> {
	const isAllowed = options.isAllowed ?? isPublicAddress
	const signal = AbortSignal.timeout(options.timeLimit ?? TIME_LIMIT)
	try {
		for (let url = source, hops = 0; hops <= MAXIMUM_REDIRECTS; hops++) {
			const target = URL.parse(url)
			if (!target || !/^https?:$/.test(target.protocol) || target.username || target.password) {
				return { ok: false, reason: 'url-refused' }
			}
			const response = await request(target, { isAllowed, signal })
			const location = redirectOf(response)
			if (location === undefined) return await readResponse(response)
			response.destroy()
			url = URL.parse(location, target.href)?.href ?? ''
		}
		return { ok: false, reason: 'too-many-redirects' }
	} catch (error) {
		if (error instanceof ClosedAddressError) return { ok: false, reason: 'address-not-public' }
		return { ok: false, reason: signal.aborted ? 'download-too-slow' : 'download-failed' }
	}
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
	return statusCode >= 300 && statusCode < 400 ? headers.location : undefined
}

type Bounds = { isAllowed: (address: string) => boolean; signal: AbortSignal }

async function request(target: URL, { isAllowed, signal }: Bounds): Promise<IncomingMessage> {
	checkLiteral(target.hostname, isAllowed)
	const get = target.protocol === 'https:' ? getHttps : getHttp
	const headers = { accept: 'image/*', 'user-agent': 'Vitrine-catalog-import' }
	// No shared agent: a kept-alive connection would skip the look-up.
	const options = { lookup: checkedLookup(isAllowed), signal, agent: false, headers }
	return new Promise((resolve, reject) => {
		get(target, options, resolve).on('error', reject)
	})
}

async function readResponse(response: IncomingMessage): Promise<Bytes> {
	const { statusCode, headers } = response
	if (statusCode !== 200 || Number(headers['content-length'] ?? 0) > MAXIMUM_BYTES) {
		response.destroy()
		if (statusCode === 200) return { ok: false, reason: 'too-many-bytes' }
		return { ok: false, reason: statusCode === 404 || statusCode === 410 ? 'not-found' : 'download-failed' }
	}
	const chunks: Buffer[] = []
	let size = 0
	for await (const chunk of response as AsyncIterable<Buffer>) {
		size += chunk.length
		// Leaving the loop destroys the response.
		if (size > MAXIMUM_BYTES) return { ok: false, reason: 'too-many-bytes' }
		chunks.push(chunk)
	}
	if (!response.complete) return { ok: false, reason: 'download-failed' }
	return { ok: true, bytes: Buffer.concat(chunks) }
}
