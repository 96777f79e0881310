import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useNavigation } from 'react-router'
import { LOCALES } from '@vitrine/market/locales'
import { MiniCartSlot } from '#app/routes/cart/mini-cart-slot.tsx'
import { useDocument, DocumentFactsScript } from '#app/site/document.tsx'
import { ErrorPage } from '#app/site/errors/error-page.tsx'
import { requireLocale } from '#app/site/locale/require-locale.ts'
import { lacksMessages, loadMessages } from '#app/site/locale/messages.ts'
import { namespacesOf, Texts } from '#app/site/locale/texts.tsx'
import { useFocusOnNavigation } from '#app/site/layout/focus.ts'
import { fontUrls } from '#app/ui/fonts.ts'
import { NavigationThread } from '#app/ui/navigation-thread.tsx'
import { ToastRegion } from '#app/ui/toast.tsx'
import type { Route } from './+types/root'
import './ui/theme.css'

export const middleware: Route.MiddlewareFunction[] = [requireLocale]

/** The texts of the next page travel while its data does; when they are lost on the way the page comes all the same (R72). */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
	async (_, next) => {
		const [result] = await Promise.all([next(), loadMessages()])
		return result
	},
]

export function Layout({ children }: { children: ReactNode }) {
	const { locale } = useDocument()
	const namespaces = namespacesOf(useMatches())
	useOwnDocument(namespaces)
	return (
		<html lang={LOCALES[locale].tag}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="theme-color" content="#ffffff" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="preload" href={fontUrls.sans} as="font" type="font/woff2" crossOrigin="anonymous" />
				<link rel="preload" href={fontUrls.display} as="font" type="font/woff2" crossOrigin="anonymous" />
				<Meta />
				<Links />
			</head>
			<body>
				<Texts namespaces={namespaces}>{children}</Texts>
				<DocumentFactsScript namespaces={namespaces} />
				<Foot />
			</body>
		</html>
	)
}

/** A page whose texts have not arrived is loaded as a document, which carries them. A document never lacks any, so it ends there. */
function useOwnDocument(namespaces: string[]): void {
	const lacks = import.meta.env.SSR ? false : lacksMessages(namespaces)
	useEffect(() => {
		if (lacks) window.location.reload()
	}, [lacks])
}

function Foot() {
	const { nonce } = useDocument()
	return (
		<>
			<ScrollRestoration nonce={nonce} />
			<Scripts nonce={nonce} />
		</>
	)
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
		</>
	)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	useFocusOnNavigation({ isError: true })
	return <ErrorPage error={error} />
}
