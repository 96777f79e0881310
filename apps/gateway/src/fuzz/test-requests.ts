import { fc } from '@vitrine/testing/chance'
import { isOperated } from '../exempt.ts'
import type { OpenApiDocument } from '../openapi.ts'
import { anyText, type JsonSchema, namedValueFor, valueFor } from './test-values.ts'

export type FuzzRequest = { operationId: string; request: Request; summary: string }

type Parameter = { in: string; name: string; schema?: JsonSchema }
type Operation = {
	operationId?: string
	parameters?: Parameter[]
	requestBody?: { content?: Record<string, { schema?: JsonSchema }> }
}

export const GOOD_HEADERS = { 'Accept-Language': 'fr-FR', 'Ocp-Apim-Subscription-Key': 'demo', 'X-Store-Id': '001' }
/** Operations of other systems need a key of their own. */
export const OPERATOR_KEY = 'operator-key-of-the-fuzz'
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Every operation of the document with a generator of requests: valid, nearly valid and hostile ones. */
export function fuzzSources(
	document: OpenApiDocument,
	{ named, headers = {} }: { named: Readonly<Record<string, readonly string[]>>; headers?: Record<string, string> },
): { operationId: string; source: fc.Arbitrary<FuzzRequest> }[] {
	const schemas = (document.components?.schemas ?? {}) as Record<string, JsonSchema>
	const known = Object.values(named).flat()
	const sources = {
		known,
		named,
		headers,
		resolve: (reference: string) => schemas[reference.split('/').at(-1) ?? ''] ?? {},
	}
	return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
		METHODS.flatMap((method) => {
			const operation = (item as Record<string, Operation | undefined>)[method]
			if (!operation) return []
			const source = requestFor({ path, method, operation }, sources)
			return [{ operationId: operation.operationId ?? path, source }]
		}),
	)
}

type Sources = Parameters<typeof valueFor>[1] & {
	/** Headers of the signed-in customer. */
	headers: Record<string, string>
}

function requestFor(
	{ path, method, operation }: { path: string; method: string; operation: Operation },
	sources: Sources,
): fc.Arbitrary<FuzzRequest> {
	const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in !== 'header')
	const body = operation.requestBody?.content?.['application/json']?.schema
	return fc
		.record({
			values: fc.tuple(
				...parameters.map((parameter) =>
					namedValueFor({ name: parameter.name, schema: parameter.schema ?? {} }, sources, 1),
				),
			),
			present: fc.array(fc.boolean(), { minLength: parameters.length, maxLength: parameters.length }),
			headers: headersFor(sources.headers),
			body: body ? bodyFor(body, sources) : fc.constant(undefined),
		})
		.map((drawn) => {
			let url = path
			const query = new URLSearchParams()
			parameters.forEach((parameter, index) => {
				const value = drawn.values[index]
				const text = typeof value === 'string' ? value : String(JSON.stringify(value))
				if (parameter.in === 'path') url = url.replace(`{${parameter.name}}`, encodeText(text))
				else if (drawn.present[index]) query.append(parameter.name, text)
			})
			const target = `http://gateway.test${url}${query.size > 0 ? `?${query}` : ''}`
			return {
				operationId: operation.operationId ?? path,
				request: new Request(target, {
					method: method.toUpperCase(),
					headers: isOperated(path) ? { ...drawn.headers, Authorization: `Bearer ${OPERATOR_KEY}` } : drawn.headers,
					body: drawn.body ?? null,
				}),
				summary: `${method} ${target.slice(0, 300)} ${drawn.body?.slice(0, 300) ?? ''}`,
			}
		})
}

function encodeText(text: string): string {
	return encodeURIComponent(text.toWellFormed()) || '%20'
}

function bodyFor(schema: JsonSchema, sources: Sources): fc.Arbitrary<string> {
	return fc.oneof(
		{ weight: 12, arbitrary: valueFor(schema, sources).map((value) => JSON.stringify(value) ?? '') },
		{ weight: 1, arbitrary: fc.constantFrom('', '{', '[1,', '"', 'null', '\ufeff{}', '{"a":1}{"b":2}') },
		{ weight: 1, arbitrary: anyText },
	)
}

function headersFor(signedIn: Record<string, string>): fc.Arbitrary<Record<string, string>> {
	const json = { 'Content-Type': 'application/json' }
	const headerText = anyText.map((text) => text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 2_000))
	return fc.oneof(
		{ weight: 20, arbitrary: fc.constant({ ...GOOD_HEADERS, ...signedIn, ...json }) },
		{
			weight: 1,
			arbitrary: fc
				.record({
					name: fc.constantFrom(
						...Object.keys(GOOD_HEADERS),
						'Content-Type',
						'X-Request-Id',
						'If-None-Match',
						'X-Client-Address',
						'Cookie',
						'Authorization',
					),
					text: headerText,
				})
				.map(({ name, text }) => ({ ...GOOD_HEADERS, ...json, [name]: text })),
		},
		{ weight: 1, arbitrary: fc.constantFrom(json, GOOD_HEADERS) },
	)
}
