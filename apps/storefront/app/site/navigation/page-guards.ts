import type { Params, RouterContextProvider } from 'react-router'
import { settingsContext } from '#app/context.ts'

type Visit = { url: URL; params: Params; request: Request; context: Readonly<RouterContextProvider> }

/** What a guard says: nothing or true lets the visit through, false refuses it; an error is shown; a redirect is followed. */
export type Verdict = boolean | Error | Response | undefined

/** Runs on the server before the page's own code, for its document and for its data: what a browser would say is no proof. */
export type PageGuard = (visit: Visit) => Verdict | Promise<Verdict>

/** Every guard a page may name in `handle.middleware` (R162). */
export const PAGE_GUARDS = {
	/** The temporary error page, where the deployment has one (R18, C30). */
	'temporary-page': ({ context }) => context.get(settingsContext).hasTemporaryErrorPage,
} satisfies Record<string, PageGuard>

export type MiddlewareName = keyof typeof PAGE_GUARDS
