import { hash } from 'node:crypto'
import type { Answer, Answers } from '@vitrine/commerce/changes/answers'
import { SURROGATE_KEY } from '@vitrine/commerce/changes/keys'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Popular reads that rarely change. */
const TAGGED_PATHS = /^\/(catalog|content|search|stores|web-domains)(\/|$)/

/** Set for calls whose answer may be remembered. */
const PENDING = new WeakMap<Context, (answer: Answer) => void>()

/** Answers what was asked before from memory, before the call is read any further: after its key and its limit. */
export function answeredBefore(answers: Answers): MiddlewareHandler<RouteEnv> {
	return async (c, next) => {
		// Answers to customers are never shared.
		const isShared = c.req.method === 'GET' && TAGGED_PATHS.test(c.req.path) && !c.req.header('authorization')
		if (!isShared) return next()
		const { url } = c.req
		const address = url.slice(url.indexOf('/', url.indexOf('//') + 2))
		const question = `${c.req.header('x-store-id')}\n${c.req.header('accept-language')}\n${address}`
		const known = answers.find(question)
		// A new context's response has the headers that the calls before this one have prepared.
		if (known) return respond(c, known, c.body(null).headers)
		PENDING.set(c, answers.begin(question))
		await next()
	}
}

/** Sets a weak ETag of the body on catalog reads, and answers 304 to a matching one. */
export const entityTag = createMiddleware<RouteEnv>(async (c, next) => {
	if (c.req.method !== 'GET' || !TAGGED_PATHS.test(c.req.path)) return next()
	const textOf = rememberJson(c)
	await next()
	if (c.res.status !== 200) return
	const text = textOf()
	const body = text === undefined ? new Uint8Array(await c.res.arrayBuffer()) : new TextEncoder().encode(text)
	const answer = {
		body,
		type: c.res.headers.get('Content-Type') ?? 'application/json',
		tag: `W/"${hash('sha1', body, 'base64url')}"`,
		keys: c.res.headers.get(SURROGATE_KEY) ?? '',
	}
	if (answer.keys) PENDING.get(c)?.(answer)
	const headers = new Headers(c.res.headers)
	c.res = undefined
	c.res = respond(c, answer, headers)
})

/** Remembers the text of JSON that a route answers: to read it out of a response costs as much as to make it. */
function rememberJson(c: Context<RouteEnv>): () => string | undefined {
	let text: string | undefined
	const json: (value: unknown, status?: ContentfulStatusCode, headers?: Record<string, string>) => Response = (
		value,
		status,
		headers,
	) => {
		text = JSON.stringify(value)
		return c.newResponse(text, status, { 'Content-Type': 'application/json', ...headers })
	}
	c.json = json as typeof c.json
	return () => text
}

/** `headers` are those of the answer otherwise. */
function respond(c: Context<RouteEnv>, { body, type, tag, keys }: Answer, headers: Headers): Response {
	headers.set('ETag', tag)
	headers.set('Cache-Control', 'private, no-cache')
	headers.set('Vary', 'Accept-Language, X-Store-Id')
	if (keys) headers.set(SURROGATE_KEY, keys)
	const offered = c.req.header('if-none-match')
	const isKnown = offered?.split(',').some((one) => one.trim() === '*' || weak(one.trim()) === tag)
	if (isKnown) headers.delete('Content-Type')
	else headers.set('Content-Type', type)
	return isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { status: 200, headers })
}

function weak(tag: string): string {
	return tag.startsWith('W/') ? tag : `W/${tag}`
}
