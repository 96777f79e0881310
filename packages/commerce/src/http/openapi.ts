import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'

/** An object of the API with its name in the OpenAPI document. */
export function component<Shape extends z.ZodRawShape>(name: string, shape: Shape) {
	return z.object(shape).openapi(name)
}

/** Creates routes of a contract with their tag in the OpenAPI document. */
export function routesOf(tag: string) {
	return <Method extends RouteConfig['method'], Path extends string, Rest extends Omit<RouteConfig, 'method' | 'path'>>(
		method: Method,
		path: Path,
		rest: Rest,
	) => createRoute({ method, path, tags: [tag], ...rest })
}
