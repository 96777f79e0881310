import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { OpenApiDocument } from './openapi.ts'

const STYLE = `
:root{color-scheme:light;--ink:#17181a;--quiet:#5c5f63;--line:#e4ddd0;--paper:#fffdf9}
body{margin:0 auto;max-width:60rem;padding:2rem 1rem 6rem;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
h1{font-weight:400;font-size:2rem}h2{margin-top:3rem;font-weight:400;text-transform:capitalize;border-bottom:1px solid var(--line)}
article{padding:1rem 0;border-bottom:1px solid var(--line)}h3{margin:0;font:600 1rem ui-monospace,monospace;overflow-wrap:anywhere}
h3 b{display:inline-block;min-width:4.5rem}p{margin:.25rem 0}table{border-collapse:collapse;width:100%;font-size:.875rem;margin-top:.5rem}
th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0}th{font-weight:400;color:var(--quiet)}code{font-family:ui-monospace,monospace}
nav a{margin-right:1rem}a{color:inherit}
`

/** Allows only the page's inline style sheet. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

type Named = { $ref?: string; type?: unknown; items?: unknown; enum?: unknown[]; oneOf?: unknown; anyOf?: unknown }
type Parameter = { name?: string; in?: string; required?: boolean; description?: string; schema?: Named }
type Media = { content?: Record<string, { schema?: Named }>; description?: string }
type Operation = {
	operationId?: string
	summary?: string
	tags?: string[]
	parameters?: Parameter[]
	requestBody?: Media
	responses?: Record<string, Media>
}

/** Short name of a schema: `Cart`, `list of Store`, `one of a, b`. */
function nameOf(schema: Named | undefined): string {
	if (!schema) return ''
	if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
	if (schema.enum) return `one of ${schema.enum.join(', ')}`
	if (schema.type === 'array') return `list of ${nameOf(schema.items as Named)}`
	return schema.oneOf || schema.anyOf ? 'one of several shapes' : String(schema.type ?? 'anything')
}

function mediaName(media: Media | undefined): string {
	const [type, content] = Object.entries(media?.content ?? {})[0] ?? []
	return type ? `${nameOf(content?.schema)} (${type})` : ''
}

function section({ path, method, operation }: { path: string; method: string; operation: Operation }) {
	const rows = (operation.parameters ?? []).filter((parameter) => parameter.in !== 'header')
	return html`<article id="${operation.operationId ?? path}">
		<h3><b>${method.toUpperCase()}</b> ${path}</h3>
		<p>${operation.summary ?? ''}</p>
		<table>
			${rows.map(
				(row) =>
					html`<tr><th scope="row"><code>${row.name ?? ''}</code></th><td>${row.in ?? ''}${row.required ? ', required' : ''}</td><td>${nameOf(row.schema)}</td><td>${row.description ?? ''}</td></tr>`,
			)}
			${operation.requestBody ? html`<tr><th scope="row">body</th><td colspan="3">${mediaName(operation.requestBody)}</td></tr>` : ''}
			${Object.entries(operation.responses ?? {}).map(
				([status, answer]) =>
					html`<tr><th scope="row">${status}</th><td>${answer.description ?? ''}</td><td colspan="2">${mediaName(answer)}</td></tr>`,
			)}
		</table>
	</article>`
}

/** HTML page of every operation with its parameters and responses. No script, no external resource. */
export function docsPage(document: OpenApiDocument) {
	const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
		Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({ path, method, operation })),
	)
	const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags ?? []))]
	return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${document.info.title}</title><style>${raw(STYLE)}</style></head>
<body><h1>${document.info.title}</h1>
<p>${document.info.description ?? ''}</p>
<p>The whole description for programs: <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Capabilities">${tags.map((tag) => html`<a href="#${tag}">${tag}</a>`)}</nav>
<main>${tags.map(
		(tag) =>
			html`<h2 id="${tag}">${tag}</h2>${operations.filter(({ operation }) => operation.tags?.includes(tag)).map(section)}`,
	)}</main></body></html>`
}
