import type { LocaleCode } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { createContext, useContext } from 'react'
import type { Device } from '#app/site/device/detect.ts'

/** What stays the same as long as a document is open: switching language or country loads another one. */
export type DocumentFacts = {
	locale: LocaleCode
	site: SiteCode
	isNativeApp: boolean
	device: Device
	/** Only on the server: browsers hide it from scripts. */
	nonce?: string
	/** The texts of some namespaces, in the language of the document. */
	messages: (namespaces: string[]) => object
}

const DocumentContext = createContext<DocumentFacts | undefined>(undefined)
export const DocumentProvider = DocumentContext.Provider

export function useDocument(): DocumentFacts {
	const facts = useContext(DocumentContext)
	if (!facts) throw new Error('useDocument outside of a document')
	return facts
}

const SCRIPT_ID = 'document-facts'

type SentFacts = Pick<DocumentFacts, 'locale' | 'site' | 'isNativeApp' | 'device'> & { messages: object }

/** Sends the facts and the texts of this page along with it, as data: the browser starts with what the server used. */
export function DocumentFactsScript({ namespaces }: { namespaces: string[] }) {
	const { locale, site, isNativeApp, device, messages } = useDocument()
	// In the browser the element is left as it came: the texts of other pages do not belong in it.
	const text = import.meta.env.SSR
		? JSON.stringify({ locale, site, isNativeApp, device, messages: messages(namespaces) } satisfies SentFacts)
		: (document.getElementById(SCRIPT_ID)?.textContent ?? '')
	const html = text.replaceAll('<', '\\u003c')
	return (
		<script
			id={SCRIPT_ID}
			type="application/json"
			suppressHydrationWarning
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	)
}

export function readDocumentFacts(): SentFacts {
	return JSON.parse(document.getElementById(SCRIPT_ID)?.textContent ?? '{}')
}
