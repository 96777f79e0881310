import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { logContext, nonceContext } from '#app/context.ts'
import { documentFacts } from '#app/site/document-facts.ts'
import { DocumentProvider } from '#app/site/document.tsx'
import { logError } from '#app/site/errors/log.ts'
import { messagesFor } from '#app/site/locale/server-messages.ts'

const RENDER_TIMEOUT = 5_000

/** Renders the whole document before the first byte leaves: no page here streams, and a status can still change. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	entry: EntryContext,
	context: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
	headers.set('Content-Type', 'text/html; charset=utf-8')
	if (request.method === 'HEAD') return new Response(null, { status, headers })
	const nonce = context.get(nonceContext)
	const page = (
		<DocumentProvider value={{ ...documentFacts(context), nonce, messages: messagesFor }}>
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
			onShellError: reject,
			onError(error) {
				finalStatus = 500
				logError(context.get(logContext), { message: messageOf(error), status: 500, url: request.url, cause: error })
			},
		})
		const timer = setTimeout(abort, RENDER_TIMEOUT)
	})
}

/** Exceptions of loaders and actions; thrown refusals log themselves. A visitor who left is no error (R187). */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
	if (request.signal.aborted) return
	logError(context.get(logContext), { message: messageOf(error), status: 500, url: request.url, cause: error })
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error)
}
