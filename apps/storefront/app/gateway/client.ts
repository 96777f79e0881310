import type { z } from '@hono/zod-openapi'
import type { Problem } from '@vitrine/commerce/http/contract'
import { data } from 'react-router'
import { type Log, logError } from '#app/site/errors/log.ts'
import { requestOf, type RouteInput } from './request.ts'

/** What of a contract's route the client needs; `createRoute()` returns it. */
export type Route = { method: string; path: string; responses: object }

type Json<S extends z.ZodType> = { content: { 'application/json': { schema: S } } }
/** The body of the route's 200 or 201 answer. */
export type Answer<R extends Route> = R['responses'] extends { 200: Json<infer S> }
	? z.output<S>
	: R['responses'] extends { 201: Json<infer S> }
		? z.output<S>
		: undefined

export type CallResult<T> = { ok: true; data: T } | { ok: false; problem: Problem }

export type Gateway = {
	/** For pages: the answer, or a thrown 404, 410 or 503 that the error page shows. */
	call<R extends Route>(route: R, ...input: RouteInput<R>): Promise<Answer<R>>
	/** For forms and for parts a page can do without: refusals and failures come back as a problem. */
	callResult<R extends Route>(route: R, ...input: RouteInput<R>): Promise<CallResult<Answer<R>>>
}

export type GatewayOptions = {
	send: (request: Request) => Promise<Response>
	/** The headers of every call (R177) and those that let the gateway follow a visitor. */
	headers: Record<string, string>
	/** Milliseconds until a call is given up; 0 waits for ever (R182). */
	timeout: number
	log: Log
}

const RETRIED_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504])

/** The typed way to the gateway. The browser never takes it: only loaders and actions hold one. */
export function createGatewayClient(options: GatewayOptions): Gateway {
	async function callResult<R extends Route>(route: R, ...input: RouteInput<R>): Promise<CallResult<Answer<R>>> {
		const request = requestOf(route, input[0], options.headers)
		const response = await sendTwice(request, options)
		// Not `instanceof Response`: the HTTP server replaces that class by a quicker one, and fetch answers with the other.
		if (!(response instanceof Error) && response.ok) {
			return { ok: true, data: (response.status === 204 ? undefined : await response.json()) as Answer<R> }
		}
		return { ok: false, problem: await problemOf(response, { request, log: options.log }) }
	}
	return {
		callResult,
		async call(route, ...input) {
			const result = await callResult(route, ...input)
			if (result.ok) return result.data
			const { status } = result.problem
			throw data(null, { status: status === 404 || status === 410 ? status : 503 })
		},
	}
}

/** GET is tried a second time where that may help; nothing that changes the world ever is (R181). */
async function sendTwice(request: Request, options: GatewayOptions): Promise<Response | Error> {
	if (request.method !== 'GET') return send(request, options)
	const first = await send(request.clone(), options)
	const again = first instanceof Error || RETRIED_STATUSES.has(first.status)
	return again ? send(request, options) : first
}

/** A gateway in this process need not look at the signal, so the time is kept here as well. */
async function send(request: Request, { send: deliver, timeout }: GatewayOptions): Promise<Response | Error> {
	const controller = new AbortController()
	let timer: NodeJS.Timeout | undefined
	const tooLate = new Promise<never>((_, reject) => {
		if (timeout === 0) return
		timer = setTimeout(() => {
			const error = new DOMException(`No answer within ${timeout} ms`, 'TimeoutError')
			controller.abort(error)
			reject(error)
		}, timeout)
	})
	try {
		return await Promise.race([deliver(new Request(request, { signal: controller.signal })), tooLate])
	} catch (error) {
		return error instanceof Error ? error : new Error(String(error))
	} finally {
		clearTimeout(timer)
	}
}

async function problemOf(answer: Response | Error, { request, log }: { request: Request; log: Log }): Promise<Problem> {
	const body: unknown = answer instanceof Error ? undefined : await answer.json().catch(() => undefined)
	const problem = isProblem(body) ? body : unreachable(answer)
	if (problem.status >= 500 || problem.status === 401 || problem.status === 400) {
		const cause = answer instanceof Error ? answer : undefined
		logError(log, { message: `Gateway: ${problem.code}`, status: problem.status, url: request.url, cause })
	}
	return problem
}

function isProblem(body: unknown): body is Problem {
	return typeof body === 'object' && body !== null && 'code' in body && 'status' in body
}

function unreachable(answer: Response | Error): Problem {
	const status = answer instanceof Error ? 503 : answer.status
	return { type: 'about:blank', title: 'Gateway failed', status, code: 'gateway-failed' }
}
