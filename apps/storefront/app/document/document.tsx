import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import type { promiseArguments } from '@vitrine/market/return-periods'
import { type SiteCode, type SiteRecord, SITES } from '@vitrine/market/sites'
import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import type { Build } from '#app/facts/deployment/current-build.ts'
import type { Device } from '#app/facts/device/detect.ts'
import type { Domains } from '#app/facts/addresses/origins.ts'
import type { TagSettings } from '#app/facts/deployment/tag-settings.ts'
import { localeOfPath } from '#app/facts/locale/path.ts'
import type { ShopBrand } from '#app/request/web-domain/brands.ts'
import type { WorkEnvironment } from '#app/facts/deployment/work-environment.ts'

/** What stays the same as long as a document is open, and is the same for every visitor. Languages may change within it. */
export type DocumentFacts = {
	/** Of its brand, in titles and where it has no drawn name. */
	shopName: string
	/** The sites, for the table of the browser. */
	sites: readonly SiteRecord[]
	/** What every message may say of it: its name, and what it promises of returns. */
	shop: { brand: string } & ReturnType<typeof promiseArguments>
	/** Company that answers for the shop, where it is called otherwise. */
	legalName?: string | undefined
	/** Width of the drawn name in its heights; none where there is none. */
	markRatio?: number | undefined
	/** The language this document was loaded in; that of its pages whose address names none. */
	locale: LocaleCode
	/** The country its host stands for; none on hosts of no country, where the language decides. */
	hostSite?: SiteCode | undefined
	isNativeApp: boolean
	/** Said where the page is one visitor's; on pages that everybody shares the browser tells it itself. */
	device?: Device | undefined
	/** Domains this deployment has named instead of the examples. */
	domains?: Domains | undefined
	/** What analytics call the host (R156). */
	trackingHost: string
	workEnvironment: WorkEnvironment
	/** Every host of this deployment; none are named when it names no domains. */
	ownHosts?: readonly string[] | undefined
	/** Cookies are also sent when the shop is embedded elsewhere (R82). */
	hasCrossOriginCookies?: true | undefined
	/** Build that made the document, and how often it asks for a newer one; none while developing. */
	build?: Build | undefined
	/** What every page of a shop for trying says; none in one that sells. */
	staging?: Readonly<Record<LocaleCode, string>> | undefined
	/** What every page of a closed site says, by the locales in which its pages are shown here. */
	closed?: Readonly<Partial<Record<LocaleCode, string>>> | undefined
	/** Third parties that may be loaded once the visitor allows them (R155, R121). */
	tags?: TagSettings | undefined
	/** Hash of the texts that the shop says in its own words; none where it says nothing. */
	ownTexts?: string | undefined
	/** Only on the server: browsers hide it from scripts. */
	nonce?: string
	/** Only on the server, whose documents carry them: look of the brand, and the text of a stylesheet of the build. */
	brand?: ShopBrand
	styleText?: (address: string) => string | undefined
	/** The texts of some namespaces in a language. */
	messages: (locale: LocaleCode, namespaces: string[]) => object
}

export type ServerFact = 'nonce' | 'styleText' | 'brand'

const DocumentContext = createContext<DocumentFacts | undefined>(undefined)
export const DocumentProvider = DocumentContext.Provider

function useFacts(): DocumentFacts {
	const facts = useContext(DocumentContext)
	if (!facts) throw new Error('useDocument outside of a document')
	return facts
}

/** The facts of the page now shown: its language is the prefix of its address, its site the host's or the language's (C15). */
export function useDocument() {
	const facts = useFacts()
	const { pathname } = useLocation()
	const locale = localeOfPath(pathname) ?? facts.locale
	return documentOf(facts, locale)
}

type Document = Omit<DocumentFacts, 'messages'> & {
	site: SiteCode
	/** Of the site, in capitals: texts choose their words by it. */
	country: string
	messages: (namespaces: string[]) => object
}

/** One object for all components of a page that ask. */
const documents = new WeakMap<DocumentFacts, Partial<Record<LocaleCode, Document>>>()

function documentOf(facts: DocumentFacts, locale: LocaleCode): Document {
	const known = documents.get(facts) ?? {}
	documents.set(facts, known)
	const site = facts.hostSite ?? LOCALES[locale].site
	known[locale] ??= {
		...facts,
		locale,
		site,
		country: SITES[site].countryCode,
		messages: (namespaces) => facts.messages(locale, namespaces),
	}
	return known[locale]
}

const SCRIPT_ID = 'document-facts'

type SentFacts = Omit<DocumentFacts, ServerFact | 'messages'> & { messages: object }

/** Sends the facts and the texts of this page along with it, as data: the browser starts with what the server used. */
export function DocumentFactsScript({ namespaces }: { namespaces: string[] }) {
	const { nonce: _, styleText: __, brand: ___, messages, ...facts } = useFacts()
	const { locale } = useDocument()
	// In the browser the element is left as it came: the texts of other pages do not belong in it.
	const text = import.meta.env.SSR
		? `${inScript({ ...facts, locale } satisfies Omit<SentFacts, 'messages'>).slice(0, -1)},"messages":${textsInScript(messages(locale, namespaces))}}`
		: (document.getElementById(SCRIPT_ID)?.textContent ?? '')
	return (
		<script
			id={SCRIPT_ID}
			type="application/json"
			suppressHydrationWarning
			dangerouslySetInnerHTML={{ __html: text }}
		/>
	)
}

function inScript(value: object): string {
	return JSON.stringify(value).replaceAll('<', '\\u003c')
}

const written = new WeakMap<object, string>()

/** The texts of a kind of page are written once. */
function textsInScript(messages: object): string {
	const text = written.get(messages) ?? inScript(messages)
	written.set(messages, text)
	return text
}

export function readDocumentFacts(): SentFacts {
	return JSON.parse(document.getElementById(SCRIPT_ID)?.textContent ?? '{}')
}
