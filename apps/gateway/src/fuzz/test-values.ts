import { fc } from '@vitrine/testing/chance'

/** The subset of JSON Schema the OpenAPI document uses. */
export type JsonSchema = {
	type?: string | string[]
	enum?: unknown[]
	properties?: Record<string, JsonSchema>
	required?: string[]
	items?: JsonSchema
	anyOf?: JsonSchema[]
	oneOf?: JsonSchema[]
	minimum?: number
	maximum?: number
	$ref?: string
}

/** Strings that commonly break shops. */
const NASTY = [
	'',
	' ',
	"'; drop table orders; --",
	"' or 1=1 --",
	'<script>alert(1)</script>',
	'../../../../etc/passwd',
	'%00',
	'%c0%ae',
	'\u0000',
	'\ud800',
	'\u202e\u2066',
	'👗'.repeat(50),
	'İıſK',
	'null',
	'undefined',
	'NaN',
	'-0',
	'1e309',
	'99999999999999999999',
	'${7*7}',
	'{{7*7}}',
	'a'.repeat(70_000),
	'\n\r\n',
	'__proto__',
	'constructor',
	'[object Object]',
	'true',
	'0x7fffffff',
]

/** Any JSON value. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
	{ weight: 3, arbitrary: fc.constantFrom<unknown>(...NASTY) },
	{
		weight: 2,
		arbitrary: fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308),
	},
	{ weight: 1, arbitrary: fc.jsonValue() },
	{ weight: 1, arbitrary: fc.constant(JSON.parse('{"__proto__":{"x":1},"constructor":{"prototype":1}}')) },
	{ weight: 1, arbitrary: fc.constant(nested(200)) },
)

function nested(depth: number): unknown {
	let value: unknown = 1
	for (let level = 0; level < depth; level++) value = [value]
	return value
}

export const anyText: fc.Arbitrary<string> = fc.oneof(
	{ weight: 3, arbitrary: fc.constantFrom(...NASTY) },
	{ weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
	{ weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
)

type Sources = {
	/** Resolves `#/components/schemas/...`. */
	resolve: (reference: string) => JsonSchema
	/** Existing ids, SKUs and words, so that requests get past validation. */
	known: readonly string[]
	/** Existing values by field name, such as cartId. */
	named: Readonly<Record<string, readonly string[]>>
}

/** Generates a value for a field or parameter: mostly an existing one by its name, if known. */
export function namedValueFor(
	{ name, schema }: { name: string; schema: JsonSchema },
	sources: Sources,
	depth: number,
): fc.Arbitrary<unknown> {
	const values = sources.named[name]
	const other = valueFor(schema, sources, depth)
	return values
		? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: other })
		: other
}

/** Generates a value for a schema: mostly valid, sometimes of another shape. */
export function valueFor(schema: JsonSchema, sources: Sources, depth = 0): fc.Arbitrary<unknown> {
	const proper = properValue(schema, sources, depth)
	return fc.oneof({ weight: 6, arbitrary: proper }, { weight: depth === 0 ? 1 : 2, arbitrary: anyJson })
}

function properValue(schema: JsonSchema, sources: Sources, depth: number): fc.Arbitrary<unknown> {
	if (schema.$ref) return properValue(sources.resolve(schema.$ref), sources, depth)
	if (depth > 6) return anyJson
	const choices = schema.anyOf ?? schema.oneOf
	if (choices) return fc.oneof(...choices.map((choice) => valueFor(choice, sources, depth + 1)))
	if (schema.enum) return fc.constantFrom(...schema.enum)
	const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
	switch (type) {
		case 'object':
			return objectFor(schema, sources, depth)
		case 'array':
			return fc.array(valueFor(schema.items ?? {}, sources, depth + 1), { maxLength: 4 })
		case 'integer':
		case 'number':
			return fc.oneof(
				fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 100, 1_000_000) }),
				fc.constantFrom(-1, 0, 2 ** 31, 2 ** 53 + 2, 1.5),
			)
		case 'boolean':
			return fc.boolean()
		case 'null':
			return fc.constant(null)
		default:
			return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...sources.known) }, { weight: 2, arbitrary: anyText })
	}
}

function objectFor(schema: JsonSchema, sources: Sources, depth: number): fc.Arbitrary<unknown> {
	const entries = Object.entries(schema.properties ?? {})
	const model = Object.fromEntries(
		entries.map(([key, value]) => [key, namedValueFor({ name: key, schema: value }, sources, depth + 1)]),
	)
	const required = (schema.required ?? []).filter((key) => key in model)
	return fc.oneof(
		{ weight: 4, arbitrary: fc.record(model, { requiredKeys: required }) },
		{ weight: 1, arbitrary: fc.record(model, { requiredKeys: [] }) },
	)
}
