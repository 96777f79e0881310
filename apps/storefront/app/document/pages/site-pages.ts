import type { SitePage } from '@vitrine/commerce/content/contract'
import { useRouteLoaderData } from 'react-router'

/** The site's pages of law and help that are in force; none where the gateway has not told them. */
export function useSitePages(): SitePage[] {
	const root = useRouteLoaderData('root') as { pages: SitePage[] } | null | undefined
	return root?.pages ?? []
}

/** The page that is this thing on every site (`terms`, `privacy`); undefined where a site has none. */
export function useSitePage(page: string): SitePage | undefined {
	return useSitePages().find((one) => one.page === page)
}
