import type { z } from '@hono/zod-openapi'
import type { Route } from './client.ts'

type Params<R> = R extends { request: { params: infer S extends z.ZodType } } ? { params: z.input<S> } : unknown
type Query<R> = R extends { request: { query: infer S extends z.ZodType } } ? { query?: z.input<S> } : unknown
type Body<R> = R extends {
	request: { body: { content: { 'application/json': { schema: infer S extends z.ZodType } } } }
}
	? { json: z.input<S> }
	: unknown
type Input<R> = Params<R> & Query<R> & Body<R>

/** What a call must be given: nothing where the route asks for nothing. */
export type RouteInput<R> = [unknown] extends [Input<R>]
	? []
	: Partial<Input<R>> extends Input<R>
		? [input?: Input<R>]
		: [input: Input<R>]

/** The gateway is called through a function; a sender over HTTP replaces this base address by its own. */
const BASE = 'http://gateway.internal'

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; json?: unknown }

/** The HTTP request of a call. Path parameters are encoded, query parameters without a value left out. */
export function requestOf(route: Route, input: unknown, headers: Record<string, string>): Request {
	const { params = {}, query = {}, json } = (input ?? {}) as Parts
	const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
	const url = new URL(path, BASE)
	const search = new URLSearchParams()
	for (const [name, value] of Object.entries(query)) {
		if (value !== undefined && value !== '') search.set(name, String(value))
	}
	// A comma list stays readable: `?keys=a,b` (R179).
	url.search = search.toString().replaceAll('%2C', ',')
	return new Request(url, {
		method: route.method.toUpperCase(),
		headers: json === undefined ? headers : { ...headers, 'content-type': 'application/json' },
		body: json === undefined ? undefined : JSON.stringify(json),
	})
}
