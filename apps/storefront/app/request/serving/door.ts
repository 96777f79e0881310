import type { HttpBindings } from '@hono/node-server'
import { firstLocale, type LocaleCode } from '@vitrine/market/locales'
import type { MiddlewareHandler } from 'hono'
import { type Log, logError } from '#app/request/gateway/log.ts'
import { createRoom } from './body-room.ts'
import { refusalPage } from './last-resort.ts'
import type { PlainBrand } from './plain-page.ts'
import type { PageTexts } from '#app/facts/locale/server-messages.ts'
import { localeOfPath } from '#app/facts/locale/path.ts'
import { type Pace, readBody, type Unread } from './read-body.ts'
import { type HostHeader, originOf } from './request-origin.ts'
import { createTurns } from './turns.ts'

/** Bytes of a body: many times what the longest form of ours holds. */
export const MOST_BYTES = 256 * 1024

/** Of the form that takes photos: three of eight MB each, and some that the form can say are too large. */
export const MOST_PHOTO_BYTES = 32 * 1024 * 1024
/** Of such forms together, while they are read, wait and are answered. */
const MOST_HELD = 64 * 1024 * 1024
/** Such forms may take longer than others while they get on, 128 kbit/s at least: three photos of 8 MB arrive at 1 Mbit/s. */
const PHOTO_PACE: Pace = { free: 30_000, least: 160_000, period: 10_000, longest: 210_000 }
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
	/** Of forms with photos. */
	pace?: Pace
	mostHeld?: number
}
type Refused = 400 | 403 | 405 | 415 | Unread

/**
 * Stands before everything: what is too large, of another kind than our forms, or sent by a foreign page is refused before a
 * context is made or a loader asked, for pages, their data and resource routes alike (R100). Decision 0044.
 */
export function createDoor({
	isTrusted,
	hostHeader,
	plainOf,
	log,
	pace = PHOTO_PACE,
	mostHeld = MOST_HELD,
}: Door): MiddlewareHandler<{ Bindings: Partial<HttpBindings> | undefined }> {
	const room = createRoom(mostHeld)
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
		const place = room.enter()
		try {
			const body = await readBody(c.req.raw, { most: MOST_PHOTO_BYTES, pace, place })
			if (!Buffer.isBuffer(body)) return refuse(body)
			const parts = countParts(body, type)
			if (parts === undefined || parts > MOST_PARTS) return refuse(parts === undefined ? 400 : 413)
			return await inTurn(() => {
				c.req.raw = new Request(c.req.raw, { method, body })
				return next()
			})
		} finally {
			place.leave()
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
	const body = await readBody(request, { most: MOST_BYTES })
	if (!Buffer.isBuffer(body)) return body
	const type = request.headers.get('content-type') ?? ''
	// A question of a script has no body, and says no type.
	if (body.length > 0 && !/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return 415
	return body.toString('utf8').replaceAll(/%00|\0/g, '')
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
