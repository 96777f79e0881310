import type { ReactNode } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import type { SitePage } from '@vitrine/commerce/content/contract'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { pathOfPage } from '#app/facts/addresses/content-places.ts'

/** For `t.rich`: the words between these marks of a text lead to the page they speak of, where the site has it. */
export const pageWords = {
	terms: (words: ReactNode) => <PageLink page="terms">{words}</PageLink>,
	withdrawal: (words: ReactNode) => <PageLink page="withdrawal">{words}</PageLink>,
	privacy: (words: ReactNode) => <PageLink page="privacy">{words}</PageLink>,
}

/** Words that lead to a page of law or help; only the words where the site has no such page. */
export function PageLink({ page, children }: { page: string; children: ReactNode }) {
	const to = useLocalePath()
	const found = useSitePage(page)
	if (!found) return children
	return (
		<Link to={to(pathOfPage(found))} className="link" prefetch="none">
			{children}
		</Link>
	)
}

/** The site's pages of law and help that are in force; none where the gateway has not told them. */
export function useSitePages(): SitePage[] {
	const root = useRouteLoaderData('root') as { pages: SitePage[] } | null | undefined
	return root?.pages ?? []
}

/** The page that is this thing on every site (`terms`, `privacy`); undefined where a site has none. */
export function useSitePage(page: string): SitePage | undefined {
	return useSitePages().find((one) => one.page === page)
}

/** Below a form that asks for something of a person: where it says what becomes of it (GDPR art. 13). */
export function PrivacyLine() {
	const t = useTranslations('annex')
	if (!useSitePage('privacy')) return null
	return <p className="type-small muted">{t.rich('privacy', pageWords)}</p>
}
