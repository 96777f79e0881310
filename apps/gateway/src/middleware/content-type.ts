import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import { ProblemError } from '@vitrine/commerce/http/problem'
import { createMiddleware } from 'hono/factory'

/** Refuses a body that is not JSON, before a contract would read it as an empty one. */
export const jsonOnly = createMiddleware<RouteEnv>(async (c, next) => {
	const isJson = /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(c.req.header('content-type') ?? '')
	if (!isJson && hasBody(c.req.raw)) throw new ProblemError({ status: 415, code: 'not-json' })
	await next()
})

function hasBody(request: Request): boolean {
	if (request.method === 'GET' || request.method === 'HEAD') return false
	const length = request.headers.get('content-length')
	return length === null ? request.body !== null : length !== '0'
}
