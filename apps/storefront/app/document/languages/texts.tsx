import { LOCALES } from '@vitrine/market/locales'
import { SITES } from '@vitrine/market/sites'
import type { PageMessages } from '@vitrine/messages/pages'
import { type ReactNode, useMemo } from 'react'
import type { UIMatch } from 'react-router'
import { useDocument } from '#app/document/document.tsx'
import type { MiddlewareName } from '#app/request/guards/page-guards.ts'
import type { PageType } from '#app/facts/addresses/page-types.ts'
import { IntlProvider } from './translations.tsx'

declare module 'use-intl' {
	interface AppConfig {
		Messages: PageMessages
	}
}

export type Namespace = keyof PageMessages

/** What a route module exports as `handle`. */
export type PageHandle = {
	/** The texts its page shows, so that no other travels with it. */
	namespaces: Namespace[]
	/** Its class for the tag manager (R146, R193): every page has one, layouts have none. */
	pageType?: PageType
	/** Guards of its visits, by name (R162). They stand before data: a page that names one has a loader. */
	middleware?: MiddlewareName[]
}

/** Errors can happen on every page, and the connection can be lost. */
const ALWAYS: Namespace[] = ['annex', 'connection']

export function namespacesOf(matches: UIMatch[]): Namespace[] {
	const named = matches.flatMap((match) => (match.handle as PageHandle | undefined)?.namespaces ?? [])
	return [...new Set([...ALWAYS, ...named])].sort()
}

/** Gives the page its language. */
export function Texts({ namespaces, children }: { namespaces: Namespace[]; children: ReactNode }) {
	const { locale, site, messages, shop } = useDocument()
	const key = namespaces.join(' ')
	const texts = useMemo(() => messages(key.split(' ')), [messages, key])
	return (
		<IntlProvider
			locale={LOCALES[locale].tag}
			timeZone={SITES[site].timeZone}
			messages={texts}
			shop={shop}
			onError={reportOnce}
		>
			{children}
		</IntlProvider>
	)
}

const reported = new Set<string>()

/** A missing text is a defect of ours: said once, never shown as a key (R73). */
function reportOnce({ message }: { message: string }) {
	if (reported.has(message)) return
	reported.add(message)
	console.error(message)
}
