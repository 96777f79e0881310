import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { requestContext } from '#app/request/context.ts'
import { documentTags } from '#app/request/serving/document-tags.ts'
import { documentFacts } from '#app/document/document-facts.ts'
import { DocumentProvider } from '#app/document/document.tsx'
import { lastResortPage } from '#app/request/serving/last-resort.ts'
import { logException } from '#app/request/serving/server-errors.ts'
import { type Parts, PartsContext, withParts } from '#app/document/rendering/kept-parts.tsx'
import { RenderedPage } from '#app/document/rendering/rendered-page.ts'
import { errorStatus } from '#app/document/errors/status.ts'

const RENDER_TIMEOUT = 5_000

/** Renders the whole document before the first byte leaves: no page here streams, and a status can still change. */
export default async function handleRequest(
	request: Request,
	routerStatus: number,
	headers: Headers,
	entry: EntryContext,
	context: Readonly<RouterContextProvider>,
): Promise<Response> {
	const isErrorPage = Boolean(entry.staticHandlerContext.errors)
	const status = isErrorPage ? errorStatus(routerStatus) : routerStatus
	headers.set('Content-Type', 'text/html; charset=utf-8')
	if (request.method === 'HEAD') return new Response(null, { status, headers })
	const { nonce, settings, brand, texts } = context.get(requestContext)
	const { styleText } = settings
	const tags = await documentTags(context, { status, url: request.url })
	// Read whole before it is rendered: nothing of a page then waits, and React can render it in one go.
	const data = await textOf(entry.serverHandoffStream)
	const page = (
		<DocumentProvider value={{ ...documentFacts(context), tags, nonce, brand, styleText, messages: texts.messages }}>
			<ServerRouter context={ofPage(entry)} url={request.url} nonce={nonce} />
		</DocumentProvider>
	)
	const answer = (html: string, finalStatus: number) =>
		new RenderedPage(entry.renderMeta?.didRenderScripts ? withData(html, { data, nonce }) : html, {
			status: finalStatus,
			headers,
		})
	const parts: Parts = { of: `${brand.name} ${brand.returnsDays} ${brand.freeReturns} ${texts.hash}`, list: [] }
	const html = renderInOneGo(<PartsContext.Provider value={parts}>{page}</PartsContext.Provider>)
	if (html !== undefined) return answer(`<!DOCTYPE html>${withParts(html, parts)}`, status)
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = []
		let finalStatus = status
		const sink = new Writable({
			write(chunk, _encoding, done) {
				chunks.push(chunk)
				done()
			},
			final(done) {
				clearTimeout(timer)
				resolve(answer(Buffer.concat(chunks).toString(), finalStatus))
				done()
			},
		})
		const { pipe, abort } = renderToPipeableStream(page, {
			nonce,
			progressiveChunkSize: Number.MAX_SAFE_INTEGER,
			onAllReady: () => pipe(sink),
			onShellError(error) {
				clearTimeout(timer)
				// The router tries again with the error page. When that is what failed, there is one more, which cannot.
				if (!isErrorPage) return reject(error)
				const { locale } = context.get(requestContext)
				resolve(lastResortPage({ status, locale, brand, texts }))
			},
			onError(error) {
				finalStatus = errorStatus(finalStatus)
				logException(error, { request, context })
			},
		})
		const timer = setTimeout(abort, RENDER_TIMEOUT)
	})
}

/** What the router renders the page with: without the stream of data, and with its own routes only, because it makes objects of all it is given. */
function ofPage(entry: EntryContext): EntryContext {
	const { manifest, staticHandlerContext } = entry
	const routes = Object.fromEntries(
		staticHandlerContext.matches.flatMap(({ route }) => {
			const own = manifest.routes[route.id]
			return own ? [[route.id, own]] : []
		}),
	)
	return { ...entry, manifest: { ...manifest, routes }, serverHandoffStream: undefined }
}

/** A boundary whose content has failed or waits. */
const UNFINISHED = '<!--$!-->'

/** Twice as fast as a stream (decision 0076). Undefined where something fails or waits for code: a stream tells what fails, and can wait. */
function renderInOneGo(page: ReactNode): string | undefined {
	try {
		const html = renderToString(page)
		return html.includes(UNFINISHED) ? undefined : html
	} catch {
		return undefined
	}
}

async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
	return stream ? new Response(stream).text() : ''
}

const END = '</body></html>'

/** The page with the data, quoted so that its many `"` stay as they are, of its loaders where the router's own component would write it. */
function withData(html: string, { data, nonce }: { data: string; nonce: string }): string {
	const quoted = data.replaceAll(
		/['\\\n\r<>\u2028\u2029]/g,
		(sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
	)
	const controller = 'window.__reactRouterContext.streamController'
	const script = `<script nonce="${nonce}">${controller}.enqueue('${quoted}');${controller}.close();</script>`
	return `${html.slice(0, -END.length)}${script}${END}`
}

export const handleError: HandleErrorFunction = logException
