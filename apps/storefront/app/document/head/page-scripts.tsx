import { type ContextType, useContext } from 'react'
import {
	UNSAFE_DataRouterStateContext as StateContext,
	UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router'
import { useDocument } from '#app/document/document.tsx'
import { startScript } from './start-page.ts'

type Framework = NonNullable<ContextType<typeof FrameworkContext>>

/**
 * What brings a page to life, in the place of React Router's `Scripts`, which has the browser fetch all code before the first
 * paint, beside what is painted. Here `startScript` asks for it afterwards, all files at once (decision 0077). When a file is lost,
 * `lost.js` decides (R170).
 */
export function PageScripts() {
	const { nonce } = useDocument()
	const framework = useContext(FrameworkContext)
	const matches = useContext(StateContext)?.matches ?? []
	// In the browser both have run, and hydration leaves them as they came.
	const isServer = import.meta.env.SSR && framework
	const texts = isServer
		? scriptsOf(
				framework,
				matches.map(({ route }) => route.id),
			)
		: ['', '']
	return texts.map((text, index) => (
		// oxlint-disable-next-line react/no-array-index-key
		<script key={index} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
	))
}

/** The stream that data arrive in, and the start of the page. */
function scriptsOf({ manifest, serverHandoffString, renderMeta }: Framework, matched: string[]): string[] {
	// React Router sends the data of the page only where there are scripts to read them.
	if (renderMeta) renderMeta.didRenderScripts = true
	const routes = matched.flatMap((id) => manifest.routes[id] ?? [])
	const modules = Object.fromEntries(routes.map(({ id, module }) => [id, module]))
	const files = new Set([...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])])
	const start = { manifest: manifest.url, entry: manifest.entry.module, modules }
	return [
		`window.__reactRouterContext=${serverHandoffString};__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream)`,
		startScript(start, [...files]),
	]
}
