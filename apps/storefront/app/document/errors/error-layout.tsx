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
		<div className="flex min-h-dvh flex-col">
			<header className="page-container flex h-14 items-center desktop:h-18">
				<a href={urlOf(locale, '')} className="inline-flex h-11 items-center">
					<ShopMark width={132} isSpoken />
				</a>
			</header>
			<OfflineBanner />
			<main id="content" className="flex grow flex-col">
				{children}
			</main>
			{!isNativeApp && (
				<footer className="page-container pb-s-5">
					<PageRows />
					<div className="flex flex-wrap items-center gap-x-s-7">
						<ConsentLink />
						<LanguageLinks />
					</div>
				</footer>
			)}
		</div>
	)
}
