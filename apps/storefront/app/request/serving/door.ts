import type { HttpBindings } from '@hono/node-server'
import { firstLocale, type LocaleCode } from '@vitrine/market/locales'
import type { MiddlewareHandler } from 'hono'
import { type Log, logError } from '#app/request/gateway/log.ts'
import { refusalPage } from './last-resort.ts'
import type { PlainBrand } from './plain-page.ts'
import type { PageTexts } from '#app/facts/locale/server-messages.ts'
import { localeOfPath } from '#app/facts/locale/path.ts'
import { type HostHeader, originOf } from './request-origin.ts'
import { createTurns } from './turns.ts'

/** Bytes of a body: many times what the longest form of ours holds. */
export const MOST_BYTES = 256 * 1024

/** Of the form that takes photos: three of eight MB each, and some that the form can say are too large. */
export const MOST_PHOTO_BYTES = 32 * 1024 * 1024
/** Of such forms together, while they are read, wait and are answered. */
const MOST_HELD = 64 * 1024 * 1024
/** Such forms at a time: taking one apart keeps all visitors waiting. */
const AT_ONCE = 2
/** Of such a form; each is looked at. */
const MOST_PARTS = 40
const WITH_PHOTOS = /^\/[a-z-]{2,5}\/review\/[\w-]{1,64}\/(?:_\.data)?$/

/** What pages and forms are asked with; everything else is no shopper. */
const METHODS = new Set(['GET', 'HEAD', 'POST'])

type Door = {
	isTrusted: (address: string | undefined) => boolean
	hostHeader: HostHeader | undefined
	/** What a page of refusal is written with. */
	plainOf: (locale: LocaleCode) => { locale: LocaleCode; brand: PlainBrand; texts: PageTexts }
	log: Log
}
type Refused = 400 | 403 | 405 | 413 | 415 | 503

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
	let held = 0
	const inTurn = createTurns(AT_ONCE)
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
		const type = c.req.header('content-type') ?? ''
		if (!WITH_PHOTOS.test(c.req.path) || !isMultipart(type)) {
			const body = await readForm(c.req.raw)
			if (typeof body === 'number') return refuse(body)
			c.req.raw = new Request(c.req.raw, { method, body })
			return next()
		}
		let own = 0
		try {
			const body = await readBytes(c.req.raw, {
				most: MOST_PHOTO_BYTES,
				onChunk(size) {
					own += size
					held += size
					return held <= MOST_HELD
				},
			})
			if (!Buffer.isBuffer(body)) return refuse(body)
			const parts = countParts(body, type)
			if (parts === undefined || parts > MOST_PARTS) return refuse(parts === undefined ? 400 : 413)
			return await inTurn(() => {
				c.req.raw = new Request(c.req.raw, { method, body: new Uint8Array(body) })
				return next()
			})
		} finally {
			held -= own
		}
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
	const body = await readBytes(request, { most: MOST_BYTES })
	if (!Buffer.isBuffer(body)) return body
	const type = request.headers.get('content-type') ?? ''
	// A question of a script has no body, and says no type.
	if (body.length > 0 && !/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return 415
	return body.toString('utf8').replaceAll(/%00|\0/g, '')
}

type Reading = { most: number; onChunk?: (size: number) => boolean }

/** Counted while they arrive: a length may be left out, or made up by a proxy. `onChunk` says whether there is room for more. */
async function readBytes(
	{ headers, body }: Request,
	{ most, onChunk = () => true }: Reading,
): Promise<Buffer | Refused> {
	if (Number(headers.get('content-length') ?? 0) > most) return 413
	const chunks: Uint8Array[] = []
	let size = 0
	for await (const chunk of body ?? []) {
		size += chunk.length
		if (size > most) return 413
		if (!onChunk(chunk.length)) return 503
		chunks.push(chunk)
	}
	return Buffer.concat(chunks)
}

function isMultipart(type: string): boolean {
	return /^multipart\/form-data\s*;/i.test(type)
}

/** Parts of a form, counted before anything parses them; undefined where its boundary is not told. */
function countParts(body: Buffer, type: string): number | undefined {
	const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? []
	const boundary = quoted ?? plain
	if (boundary === undefined) return undefined
	let parts = 0
	for (
		let at = body.indexOf(`--${boundary}`);
		at >= 0 && parts <= MOST_PARTS;
		at = body.indexOf(`--${boundary}`, at + 1)
	)
		parts += 1
	return parts
}
