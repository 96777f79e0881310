import { createHash } from 'node:crypto'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import { createMiddleware } from 'hono/factory'

/** Popular reads that rarely change. */
const TAGGED_PATHS = /^\/(catalog|content|search|stores|web-domains)(\/|$)/

/** Sets a weak ETag of the body on catalog reads, and answers 304 to a matching one. */
export const entityTag = createMiddleware<RouteEnv>(async (c, next) => {
	await next()
	if (c.req.method !== 'GET' || c.res.status !== 200 || !TAGGED_PATHS.test(c.req.path)) return
	const body = await c.res.text()
	const tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
	const headers = new Headers(c.res.headers)
	headers.set('ETag', tag)
	headers.set('Cache-Control', 'private, no-cache')
	headers.set('Vary', 'Accept-Language, X-Store-Id')
	const offered = c.req.header('if-none-match')?.split(',') ?? []
	const isKnown = offered.some((candidate) => candidate.trim() === '*' || weak(candidate.trim()) === tag)
	if (isKnown) headers.delete('Content-Type')
	c.res = undefined
	c.res = isKnown ? new Response(null, { status: 304, headers }) : new Response(body, { status: 200, headers })
})

function weak(tag: string): string {
	return tag.startsWith('W/') ? tag : `W/${tag}`
}
