import type { HttpBindings } from '@hono/node-server'
import { firstLocale, type LocaleCode } from '@vitrine/market/locales'
import type { MiddlewareHandler } from 'hono'
import { type Log, logError } from '#app/request/gateway/log.ts'
import { refusalPage } from './last-resort.ts'
import type { PlainBrand } from './plain-page.ts'
import type { PageTexts } from '#app/facts/locale/server-messages.ts'
import { localeOfPath } from '#app/facts/locale/path.ts'
import { type HostHeader, originOf } from './request-origin.ts'

/** Bytes of a body: many times what the longest form of ours holds. */
export const MOST_BYTES = 256 * 1024

/** What pages and forms are asked with; everything else is no shopper. */
const METHODS = new Set(['GET', 'HEAD', 'POST'])

type Door = {
	isTrusted: (address: string | undefined) => boolean
	hostHeader: HostHeader | undefined
	/** What a page of refusal is written with. */
	plainOf: (locale: LocaleCode) => { locale: LocaleCode; brand: PlainBrand; texts: PageTexts }
	log: Log
}
type Refused = 400 | 403 | 405 | 413 | 415

/**
 * Stands before everything: what is too large, of another kind than our forms, or sent by a foreign page is refused before a
 * context is made or a loader asked, for pages, their data and resource routes alike (R100). Decision 0044.
 */
export function createDoor({
	isTrusted,
	hostHeader,
	plainOf,
	log,
}: Door): MiddlewareHandler<{ Bindings: Partial<HttpBindings> | undefined }> {
	return async (c, next) => {
		const { method } = c.req
		if (method === 'GET' || method === 'HEAD') return next()
		const locale = localeOfPath(c.req.path) ?? firstLocale()
		const refuse = (status: Refused) => refusalPage(status, { request: c.req, ...plainOf(locale) })
		if (!METHODS.has(method)) return refuse(405)
		const { url } = originOf({
			request: c.req.raw,
			peer: c.env?.incoming?.socket.remoteAddress,
			isTrusted,
			hostHeader,
		})
		if (isForeign(c.req.raw, url.origin)) {
			logError(log, { message: 'A form of a foreign origin', status: 403, url: c.req.url })
			return refuse(403)
		}
		const body = await readForm(c.req.raw)
		if (typeof body === 'number') return refuse(body)
		c.req.raw = new Request(c.req.raw, { method, body })
		return next()
	}
}

/**
 * Whether a foreign page has sent this request. Browsers say so in one of two headers that no page can write; programs of
 * ours, and browsers of 2019, send neither. `Origin: null` is ours when the browser vouches for it (`withOwnOrigin`).
 */
function isForeign({ headers }: Request, ownOrigin: string): boolean {
	const origin = headers.get('origin')
	const from = headers.get('sec-fetch-site')
	if (origin === null) return from === 'cross-site' || from === 'same-site'
	if (origin === 'null') return from !== 'same-origin'
	return origin !== ownOrigin
}

/** The fields as they were sent, without U+0000, which no text has and no table takes; or why they are not read. */
async function readForm(request: Request): Promise<string | Refused> {
	const length = Number(request.headers.get('content-length') ?? 0)
	if (length > MOST_BYTES) return 413
	const body = await readBytes(request)
	if (body === undefined) return 413
	const type = request.headers.get('content-type') ?? ''
	// A question of a script has no body, and says no type.
	if (body.length > 0 && !/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return 415
	return body.toString('utf8').replaceAll(/%00|\0/g, '')
}

/** Counted while they arrive: a length may be left out, or made up by a proxy. Undefined beyond the limit. */
async function readBytes({ body }: Request): Promise<Buffer | undefined> {
	const chunks: Uint8Array[] = []
	let size = 0
	for await (const chunk of body ?? []) {
		size += chunk.length
		if (size > MOST_BYTES) return undefined
		chunks.push(chunk)
	}
	return Buffer.concat(chunks)
}
