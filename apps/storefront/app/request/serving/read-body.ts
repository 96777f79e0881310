import type { Place } from './body-room.ts'

/** Why a body is not read to its end: too slow, too large, or no room for it. */
export type Unread = 408 | 413 | 503

/** How a body that may take its time has to get on. All times are milliseconds. */
export type Pace = {
	/** Until then it may come as it likes. */
	free: number
	/** After that so many bytes arrive in each period, and it is whole in the end. */
	least: number
	period: number
	longest: number
}

/** Milliseconds of forms without files, as of all requests to the other servers (decision 0044). */
const USUAL = 30_000

type Reading = { most: number; pace?: Pace; place?: Place }

/** A body whole, or why not. It is counted while it arrives: a length may be left out, or made up by a proxy. */
export async function readBody(
	{ headers, body }: Pick<Request, 'headers' | 'body'>,
	{ most, pace, place }: Reading,
): Promise<Buffer<ArrayBuffer> | Unread> {
	if (Number(headers.get('content-length') ?? 0) > most) return 413
	if (!body) return Buffer.alloc(0)
	const reader = body.getReader()
	let unread: Unread | undefined
	const end = (status: Unread) => {
		unread ??= status
		// Ends the wait for more.
		reader.cancel().catch(() => undefined)
	}
	place?.onEnd(() => end(503))
	const timers = [setTimeout(() => end(408), pace?.longest ?? USUAL)]
	if (pace && place) timers.push(lookEach(pace, place, () => end(408)))
	const chunks: Uint8Array[] = []
	let size = 0
	try {
		while (unread === undefined) {
			const { done, value } = await reader.read()
			if (done) break
			size += value.length
			if (size > most) end(413)
			else if (place?.take(value.length) === false) end(503)
			else chunks.push(value)
		}
	} catch (error) {
		if (unread === undefined) throw error
	} finally {
		place?.settle()
		for (const timer of timers) clearTimeout(timer)
	}
	return unread ?? Buffer.concat(chunks)
}

function lookEach({ free, least, period }: Pace, place: Place, end: () => void): NodeJS.Timeout {
	let passed = 0
	return setInterval(() => {
		passed += period
		const arrived = place.look()
		if (passed > free && arrived < least) end()
	}, period)
}
