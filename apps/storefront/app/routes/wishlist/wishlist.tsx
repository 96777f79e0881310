import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { pageRefused } from '#app/request/guards/refusals.ts'
import { flaggedPlaces } from '#app/request/web-domain/flagged-places.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/wishlist'
import { SavedList } from './saved-list.tsx'
import '#app/routes/catalog/catalog.css'
import './wishlist.css'

export const handle: PageHandle = { namespaces: ['wishlist', 'plp'], pageType: 'liste' }

/** The same for everybody: what is saved, the device knows. Where the site has no wishlist there is no page (R116). */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { directory, siteRecord } = context.get(requestContext)
	const { wishlist } = await siteRecord()
	if (!wishlist) throw await pageRefused({ request, context })
	return flaggedPlaces(directory, { path: 'wishlist', flag: 'wishlist' })
}

export default function Wishlist() {
	const t = useTranslations('wishlist')
	return (
		<div className="page-container">
			<PageHead title={t('title')} noindex />
			<header className="list-head list-head-alone">
				<h1 className="type-display-l">{t.rich('heading', emphasis)}</h1>
			</header>
			<p className="type-body measure mt-s-4 text-ink-2">{t('kept')}</p>
			<noscript>
				<p className="measure mt-s-7">{t('needsScript')}</p>
			</noscript>
			<SavedList />
		</div>
	)
}
