import { useDocument } from '#app/document/document.tsx'

/** Hears of scripts of the document that do not arrive: they are modules, tags of others are not. */
const LISTEN = 'addEventListener("error",e=>e.target.type=="module"&&import("/lost.js"),true)'

/** Before the scripts of a document: what happens when they are lost (R170, lost-page.ts). */
export function LostScripts() {
	const { nonce } = useDocument()
	const html = import.meta.env.SSR ? LISTEN : ''
	return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
