import type { OpenAPIHono } from '@hono/zod-openapi'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import { isExempt, isOperated } from './exempt.ts'
import { SUBSCRIPTION_KEY_HEADER } from './middleware/subscription-key.ts'

const SCHEME = 'subscriptionKey'
const OPERATOR_SCHEME = 'operatorKey'

/** Generates the OpenAPI 3.1 document from the contracts of all mounted routes. */
export function openApiDocument(app: OpenAPIHono<RouteEnv>) {
	app.openAPIRegistry.registerComponent('securitySchemes', SCHEME, {
		type: 'apiKey',
		in: 'header',
		name: SUBSCRIPTION_KEY_HEADER,
	})
	app.openAPIRegistry.registerComponent('securitySchemes', OPERATOR_SCHEME, { type: 'http', scheme: 'bearer' })
	const document = app.getOpenAPI31Document({
		openapi: '3.1.0',
		info: {
			title: 'Vitrine gateway',
			version: '1',
			description:
				'The public API of the shop. Every product call names its language (Accept-Language), its site (X-Store-Id) and its subscription key; other systems (ERP, warehouse, carriers) have operations below /admin and /warehouse and keys of their own, each operation with the permission it asks for (`x-permission`). Refusals are RFC 9457 problems. Amounts are integer minor units.',
			license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
		},
		servers: [{ url: '/', description: 'Where this document was read' }],
		security: [{ [SCHEME]: [] }],
	})
	for (const [path, operations] of Object.entries(document.paths ?? {}))
		for (const operation of Object.values(operations))
			if (isExempt(path) && typeof operation === 'object' && operation !== null && 'operationId' in operation)
				Object.assign(operation, { security: isOperated(path) ? [{ [OPERATOR_SCHEME]: [] }] : [] })
	return document
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>
