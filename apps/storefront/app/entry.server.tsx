import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { requestContext } from '#app/request/context.ts'
import { documentTags } from '#app/request/serving/document-tags.ts'
import { documentFacts } from '#app/document/document-facts.ts'
import { DocumentProvider } from '#app/document/document.tsx'
import { lastResortPage } from '#app/request/serving/last-resort.ts'
import { logException } from '#app/request/serving/server-errors.ts'
import { errorStatus } from '#app/document/errors/status.ts'
import { messagesFor } from '#app/facts/locale/server-messages.ts'

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
	const { nonce, settings } = context.get(requestContext)
	const { styleText } = settings
	const tags = await documentTags(context, { status, url: request.url })
	const page = (
		<DocumentProvider value={{ ...documentFacts(context), tags, nonce, styleText, messages: messagesFor }}>
			<ServerRouter context={entry} url={request.url} nonce={nonce} />
		</DocumentProvider>
	)
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
				resolve(new Response(Buffer.concat(chunks), { status: finalStatus, headers }))
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
				const { shopName } = settings
				resolve(lastResortPage({ status, locale, shopName }))
			},
			onError(error) {
				finalStatus = errorStatus(finalStatus)
				logException(error, { request, context })
			},
		})
		const timer = setTimeout(abort, RENDER_TIMEOUT)
	})
}

export const handleError: HandleErrorFunction = logException
