import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'

/** An object of the API, under its name in the OpenAPI document. */
export function component<Shape extends z.ZodRawShape>(name: string, shape: Shape) {
	return z.object(shape).openapi(name)
}

/** Writes the routes of a room's contract, under the name its API has for them. */
export function routesOf(tag: string) {
	return <Method extends RouteConfig['method'], Path extends string, Rest extends Omit<RouteConfig, 'method' | 'path'>>(
		method: Method,
		path: Path,
		rest: Rest,
	) => createRoute({ method, path, tags: [tag], ...rest })
}
