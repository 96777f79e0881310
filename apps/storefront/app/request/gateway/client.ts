import type { z } from '@hono/zod-openapi'
import type { Problem } from '@vitrine/commerce/http/contract'
import { withPictureBase } from './picture-base.ts'
import { data } from 'react-router'
import { type Log, logError } from './log.ts'
import { type About, aboutOf, type Shown } from './shown.ts'
import { requestOf, type RouteInput } from './request.ts'

/** What of a contract's route the client needs; `createRoute()` returns it. */
export type Route = { method: string; path: string; responses: object }

type Json<S extends z.ZodType> = { content: { 'application/json': { schema: S } } }
/** A file the gateway hands out. */
export type Download = { bytes: ArrayBuffer; fileName: string }
/** The body of the route's 200 or 201 answer. */
export type Answer<R extends Route> = R['responses'] extends { 200: Json<infer S> }
	? z.output<S>
	: R['responses'] extends { 201: Json<infer S> }
		? z.output<S>
		: R['responses'] extends { 200: { content: { 'application/pdf': unknown } | { 'image/webp': unknown } } }
			? Download
			: undefined

export type CallResult<T> =
	| { ok: true; data: T }
	/** `retryAfter`: seconds, where the gateway has said when to come again. */
	| { ok: false; problem: Problem; retryAfter?: number | undefined }

export type Gateway = {
	/** For pages: the answer, or a thrown 404, 410, 429 or 503 that the error page shows. */
	call<R extends Route>(route: R, ...input: RouteInput<R>): Promise<Answer<R>>
	/** For forms and for parts a page can do without: refusals and failures come back as a problem. */
	callResult<R extends Route>(route: R, ...input: RouteInput<R>): Promise<CallResult<Answer<R>>>
}

/** Whose access token calls carry. */
export type Bearer = {
	/** Undefined without a session. */
	token(): Promise<string | undefined>
	/** A new one after the gateway has refused it; none when the session is over or the gateway cannot say. */
	renew(): Promise<string | undefined>
}

export type GatewayOptions = {
	send: (request: Request) => Promise<Response>
	/** The headers of every call (R177) and those that let the gateway follow a visitor. */
	headers: Record<string, string>
	/** The value of the store header (R103, R177). Without one no call is made. */
	storeId: () => string | undefined | Promise<string | undefined>
	/** Milliseconds until a call is given up; none, and 0, wait for ever (R182). */
	timeout?: number
	/** Where pictures are, in the place of `/media` of the shop. */
	mediaUrl?: string | undefined
	/** The session of the caller; none for a guest. */
	bearer?: Bearer | undefined
	/** Hears what the answers to reads are about. */
	shown?: Shown | undefined
	/** What of the gateway's announcements is known: no answer is older. */
	position?: () => string | undefined
	log: Log
}

/** What the gateway says of the thing asked for or of the visitor; everything else is our failure, not theirs. */
const SHOWN_STATUSES = new Set([404, 410, 429])
const RETRIED_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** What came back: the parsed body, undefined where there was none or none that is JSON. */
type Reply = {
	status: number
	isOk: boolean
	body: unknown
	retryAfter?: number | undefined
	about?: About
}

/** What the gateway would answer a call that names no store. */
const NO_STORE: Reply = {
	status: 400,
	isOk: false,
	body: { type: 'about:blank', title: 'No store', status: 400, code: 'store-missing' },
}

/** The typed way to the gateway. The browser never takes it: only loaders and actions hold one. */
export function createGatewayClient(options: GatewayOptions): Gateway {
	async function callResult<R extends Route>(route: R, ...input: RouteInput<R>): Promise<CallResult<Answer<R>>> {
		const begun = performance.now()
		const end = route.method === 'get' ? options.shown?.begin() : undefined
		const storeId = await options.storeId()
		const requestWith = (token: string | undefined) => {
			const position = options.position?.()
			const headers: Record<string, string> = { ...options.headers, 'x-store-id': storeId ?? '' }
			if (position !== undefined) headers['seen-position'] = position
			return requestOf(route, input[0], token ? { ...headers, authorization: `Bearer ${token}` } : headers)
		}
		const token = await options.bearer?.token()
		const request = requestWith(token)
		if (!storeId) return { ok: false, problem: problemOf(NO_STORE, { request, log: options.log }) }
		const first = await sendTwice(request, options)
		// Once: a token that is refused may have ended with a session, or a moment ago (R90).
		const renewed = token && isTokenRefused(first) ? await options.bearer?.renew() : undefined
		const reply = renewed ? await sendTwice(requestWith(renewed), options) : first
		end?.(reply instanceof Error ? undefined : whatIsKnown(reply, begun))
		if (!(reply instanceof Error) && reply.isOk && (isThere(reply.body) || !promisesBody(route))) {
			return { ok: true, data: reply.body as Answer<R> }
		}
		const retryAfter = reply instanceof Error ? undefined : reply.retryAfter
		return { ok: false, problem: problemOf(reply, { request, log: options.log }), retryAfter }
	}
	return {
		callResult,
		async call(route, ...input) {
			const result = await callResult(route, ...input)
			if (result.ok) return result.data
			throw shownFailure(result.problem)
		},
	}
}

/** A gateway that is behind what was announced waits so long for it, in milliseconds, and then says what it knows (decision 0074). */
const GATEWAY_WAITS = 950

/** An answer that took as long may be older than what was announced: nobody will announce it again. */
function whatIsKnown({ about }: Reply, begun: number): About | undefined {
	return performance.now() - begun < GATEWAY_WAITS ? about : undefined
}

function isTokenRefused(reply: Reply | Error): boolean {
	return !(reply instanceof Error) && reply.status === 401 && refusalOf(reply).code === 'access-token-refused'
}

/** What a page throws that cannot do without an answer: 404, 410 and 429 as they are, everything else as our failure. */
export function shownFailure({ status }: Pick<Problem, 'status'>) {
	return data(null, { status: SHOWN_STATUSES.has(status) ? status : 503 })
}

/** GET is tried a second time where that may help; nothing that changes the world ever is (R181). */
async function sendTwice(request: Request, options: GatewayOptions): Promise<Reply | Error> {
	if (request.method !== 'GET') return send(request, options)
	// Without a body it can be sent as often as needed.
	const first = await send(request, options)
	const again = first instanceof Error || RETRIED_STATUSES.has(first.status)
	return again ? send(request, options) : first
}

/** One time for status and body together. A gateway in this process need not look at the signal, so it is kept here as well. */
async function send(
	request: Request,
	{ send: deliver, timeout = 0, mediaUrl }: GatewayOptions,
): Promise<Reply | Error> {
	if (timeout === 0) return readReply(deliver(request), mediaUrl).catch(asError)
	const controller = new AbortController()
	let timer: NodeJS.Timeout | undefined
	const tooLate = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			const error = new DOMException(`No answer within ${timeout} ms`, 'TimeoutError')
			controller.abort(error)
			reject(error)
		}, timeout)
	})
	try {
		return await Promise.race([
			readReply(deliver(new Request(request, { signal: controller.signal })), mediaUrl),
			tooLate,
		])
	} catch (error) {
		return asError(error)
	} finally {
		clearTimeout(timer)
	}
}

function asError(error: unknown): Error {
	return error instanceof Error ? error : new Error(String(error))
}

/** What is handed out as it is. */
const FILES: ReadonlySet<string> = new Set(['application/pdf', 'image/webp'])

/** An answer that is not JSON comes from a middlebox: a proxy, a captive portal, a maintenance page (R178). */
async function readReply(delivered: Promise<Response>, mediaUrl: string | undefined): Promise<Reply> {
	// Never `instanceof Response`: the HTTP server replaces that class by a quicker one, and fetch answers with the other.
	const response = await delivered
	const { status, ok: isOk, headers } = response
	const retryAfter = Number(headers.get('retry-after')) || undefined
	const about = aboutOf(headers)
	if (isOk && FILES.has(headers.get('content-type') ?? ''))
		return { status, isOk, body: await readDownload(response), retryAfter }
	try {
		return { status, isOk, body: status === 204 ? undefined : await readJson(response, mediaUrl), retryAfter, about }
	} catch (error) {
		if (error instanceof SyntaxError) return { status, isOk, body: undefined }
		throw error
	}
}

/** Orders keep the paths of their pictures, so where those are is said when an answer is read. */
async function readJson(response: Response, mediaUrl: string | undefined): Promise<unknown> {
	return mediaUrl ? JSON.parse(withPictureBase(await response.text(), mediaUrl)) : response.json()
}

async function readDownload(response: Response): Promise<Download> {
	const [, fileName = 'document.pdf'] =
		/filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
	return { bytes: await response.arrayBuffer(), fileName }
}

function promisesBody({ responses }: Route): boolean {
	return '200' in responses || '201' in responses
}

function isThere(body: unknown): boolean {
	return body !== undefined && body !== null
}

function problemOf(reply: Reply | Error, { request, log }: { request: Request; log: Log }): Problem {
	const problem = reply instanceof Error ? failed(503) : refusalOf(reply)
	// Who asks too often is refused, and has no say in how long our log is.
	if ((isOutage(problem) && problem.status !== 429) || problem.status === 400) {
		const cause = reply instanceof Error ? reply : undefined
		logError(log, { message: `Gateway: ${problem.code}`, status: problem.status, url: request.url, cause })
	}
	return problem
}

function refusalOf({ status, isOk, body }: Reply): Problem {
	if (isOk) return { type: 'about:blank', title: 'Gateway unreadable', status: 503, code: 'gateway-unreadable' }
	return isProblem(body) ? body : failed(status)
}

function isProblem(body: unknown): body is Problem {
	return typeof body === 'object' && body !== null && 'code' in body && 'status' in body
}

function failed(status: number): Problem {
	return { type: 'about:blank', title: 'Gateway failed', status, code: 'gateway-failed' }
}

/** 401 to a customer, not to the shop. */
const OF_CUSTOMERS = new Set(['access-token-refused', 'session-ended', 'pair-refused', 'credentials-refused'])

/** Whether a problem says nothing about what was asked for: the gateway is away, overrun, or does not know us. */
export function isOutage({ status, code }: Pick<Problem, 'status' | 'code'>): boolean {
	return (
		status >= 500 || (status === 401 && !OF_CUSTOMERS.has(code)) || status === 408 || status === 425 || status === 429
	)
}
