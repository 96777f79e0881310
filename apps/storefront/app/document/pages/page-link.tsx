import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocalePath } from '#app/document/links/links.ts'
import { useSitePage } from './site-pages.ts'
import { pathOfPage } from '#app/facts/addresses/content-places.ts'

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
