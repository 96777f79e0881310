import type { ReactNode } from 'react'
import { ConsentLink } from '#app/document/consent/consent-link.tsx'
import { useDocument } from '#app/document/document.tsx'
import { useCanonicalUrl } from '#app/document/links/links.ts'
import { LanguageLinks } from '#app/document/languages/language-links.tsx'
import { OfflineBanner } from '#app/document/layout/offline-banner.tsx'
import { PageRows } from '#app/document/pages/page-list.tsx'
import { ShopMark } from '#app/document/layout/shop-mark.tsx'

/** A header with the wordmark and nothing else; it leads to the home of the language's own country site (R47). */
export function ErrorLayout({ children }: { children: ReactNode }) {
	const { locale, isNativeApp } = useDocument()
	const urlOf = useCanonicalUrl()
	return (
		<div className="error-layout">
			<header className="page-container error-header">
				<a href={urlOf(locale, '')}>
					<ShopMark width={132} isSpoken />
				</a>
			</header>
			<OfflineBanner />
			<main id="content">{children}</main>
			{!isNativeApp && (
				<footer className="page-container error-footer">
					<PageRows />
					<div className="error-links">
						<ConsentLink />
						<LanguageLinks />
					</div>
				</footer>
			)}
		</div>
	)
}
