import { type ReactNode, useEffect, useState } from 'react'
import { Links, Outlet, Scripts, type ShouldRevalidateFunctionArgs, useMatches, useNavigation } from 'react-router'
import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import { requestContext } from '#app/request/context.ts'
import { PART_TIMEOUT, withTimeout } from '#app/request/gateway/with-timeout.ts'
import { MiniCartSlot } from '#app/routes/cart/mini-cart-slot.tsx'
import { useNewerBuildAfter } from '#app/browser/builds/newer-data.ts'
import { reloadTo } from '#app/browser/builds/reload.ts'
import { ConsentSlot } from '#app/browser/consent-layer/consent-slot.tsx'
import { AfterStart } from '#app/document/after-start/after-start.tsx'
import { useDocument, DocumentFactsScript } from '#app/document/document.tsx'
import { ErrorPageSlot } from '#app/document/errors/error-page-slot.tsx'
import { lacksMessages } from '#app/facts/locale/messages.ts'
import { useSavedLocale } from '#app/document/languages/saved-locale.ts'
import { namespacesOf, Texts } from '#app/document/languages/texts.tsx'
import { useFocusOnNavigation } from '#app/browser/navigation/focus.ts'
import { clientMiddleware as browserMiddleware } from '#app/browser/navigation/client-middleware.ts'
import { useFirstContext } from '#app/browser/navigation/context-sending.ts'
import { BrandDrawing, BrandFonts, BrandStyle, HeadColor } from '#app/document/head/brand-look.tsx'
import { PageScripts } from '#app/document/head/page-scripts.tsx'
import { PageStyles } from '#app/document/head/page-styles.tsx'
import { TitleAnnouncer } from '#app/browser/navigation/title-announcer.tsx'
import { useScrolling } from '#app/browser/navigation/scrolling.ts'
import { PrefetchSlot } from '#app/browser/navigation/prefetch-slot.tsx'
import { serverMiddleware } from '#app/request/guards/server-middleware.ts'
import { PageTracking } from '#app/browser/measuring/page-tracking.tsx'
import { SessionSlot } from '#app/document/signed-in/session-slot.tsx'
import { siteFacts } from '#app/request/web-domain/site-facts.ts'
import { NavigationThread } from '#app/ui/navigation-thread.tsx'
import { ToastRegion } from '#app/ui/toast.tsx'
import type { Route } from './+types/root'
import './ui/theme.css'

/** Composed in request/guards/ and browser/navigation/, the same order on both sides (R159). */
export const middleware: Route.MiddlewareFunction[] = serverMiddleware
export const clientMiddleware: Route.ClientMiddlewareFunction[] = browserMiddleware

/** Rendered with the build, the same for every site (R9, R17): they need no gateway. */
const PRERENDERED = /^\/[\w-]+\/(?:_icons|error\/502)\//

/** Of the site's record, for everything on the page that measures, and its pages of law and help, for every footer. Another language on one host is another site. */
export async function loader({ request, context }: Route.LoaderArgs) {
	if (PRERENDERED.test(new URL(request.url).pathname)) return null
	const { directory, site, locale } = context.get(requestContext)
	const [facts, pages] = await Promise.all([
		siteFacts(directory, site),
		withTimeout(PART_TIMEOUT, directory.pages(site, locale), undefined),
	])
	return { siteFacts: facts, pages: pages ?? [] }
}

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
	return currentParams['locale'] !== nextParams['locale']
}

export function Layout({ children }: { children: ReactNode }) {
	const { locale, staging, closed } = useDocument()
	const namespaces = namespacesOf(useMatches())
	const isLost = useOwnDocument(locale, namespaces)
	useSavedLocale()
	useFirstContext()
	useScrolling()
	return (
		<html lang={LOCALES[locale].tag}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				{import.meta.env.SSR && <HeadColor />}
				{import.meta.env.SSR && <BrandFonts language={LOCALES[locale].language} />}
				{import.meta.env.DEV && <ViteNonce />}
				{import.meta.env.DEV ? <Links nonce="" /> : <PageStyles />}
				<BrandStyle />
			</head>
			<body data-staging={staging?.[locale]} data-closed={closed?.[locale]}>
				<BrandDrawing />
				<ConsentSlot />
				<PageTracking />
				<Texts namespaces={namespaces}>{isLost ? <ErrorPageSlot error={undefined} /> : children}</Texts>
				<DocumentFactsScript namespaces={namespaces} />
				<AfterStart part="Marks" />
				<TitleAnnouncer />
				{import.meta.env.DEV ? <ViteScripts /> : <PageScripts />}
			</body>
		</html>
	)
}

/** A page whose texts have not arrived is loaded as a document, which carries them; true when that was done a moment ago already (R170). */
function useOwnDocument(locale: LocaleCode, namespaces: string[]): boolean {
	const [isLost, setLost] = useState(false)
	const lacks = import.meta.env.SSR ? false : lacksMessages(locale, namespaces)
	useEffect(() => setLost(lacks && !reloadTo(window.location.href)), [lacks])
	return isLost
}

/** While developing: where Vite looks for what allows the styles it brings in. (Those of links need nothing; the nonce they would have, browsers hide, and hydration would miss it.) */
function ViteNonce() {
	return <meta property="csp-nonce" nonce={useDocument().nonce} suppressHydrationWarning />
}

function ViteScripts() {
	return <Scripts nonce={useDocument().nonce} />
}

export default function App() {
	const navigation = useNavigation()
	useFocusOnNavigation()
	return (
		<>
			<NavigationThread active={navigation.state !== 'idle'} />
			<Outlet />
			<MiniCartSlot />
			<ToastRegion />
			<PrefetchSlot />
			<SessionSlot />
		</>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	useFocusOnNavigation({ isError: true })
	useNewerBuildAfter(error)
	return <ErrorPageSlot error={error} />
}
