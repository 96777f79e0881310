import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { ListTaxNote } from '#app/document/pricing/price-tag.tsx'
import { CARD_SIZES, ProductCard } from '#app/document/products/product-card.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/shared-wishlist'
import { cardsOf, getShared, pageOf } from './gateway.ts'
import { refusalOf } from '#app/request/guards/refusals.ts'
import '#app/document/lists/lists.css'
import './wishlist.css'

export const handle: PageHandle = { namespaces: ['wishlist', 'plp'], pageType: 'liste' }

/** The address is the key to it: no cache keeps it, and no other site is told where a visitor came from. */
export const headers: Route.HeadersFunction = () => ({
	'Cache-Control': 'private, no-store',
	'Referrer-Policy': 'no-referrer',
})

const TOKEN = /^[\w-]{8,64}$/

/** What somebody's wishlist holds, and nothing of whose it is; a link that was taken back opens nothing. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
	const args = { request, context }
	const shared = await getShared(args, TOKEN.test(params.token) ? params.token : 'none-such-token')
	if (!shared.ok) throw await refusalOf(shared.problem, args)
	const { page, count, ids } = pageOf(args, shared.data.colorwayIds)
	return { cards: await cardsOf(args, ids), page, count }
}

export default function SharedWishlist({ loaderData: { cards, page, count } }: Route.ComponentProps) {
	const t = useTranslations('wishlist')
	const to = useLocalePath()
	return (
		<div className="page-container wishlist-page">
			<PageHead title={t('shared.title')} noindex />
			<header className="list-head list-head-alone">
				<h1 className="type-display-l">{t.rich('shared.heading', emphasis)}</h1>
			</header>
			<p className="measure wishlist-shared muted">{t('shared.text')}</p>
			{cards.length === 0 ? (
				<EmptyState title={t('shared.empty')} action={<ButtonLink to={to('new')}>{t('browse')}</ButtonLink>} />
			) : (
				<ul className="product-grid" data-list="shared-wishlist">
					{cards.map((card) => (
						<li key={card.id}>
							<ProductCard card={card} sizes={CARD_SIZES} />
						</li>
					))}
				</ul>
			)}
			<p className="wishlist-ways">
				{page > 1 && <Link to={`?page=${page - 1}`}>{t('previousPage')}</Link>}
				{page < count && <Link to={`?page=${page + 1}`}>{t('nextPage')}</Link>}
			</p>
			<ListTaxNote className="list-note" />
		</div>
	)
}
