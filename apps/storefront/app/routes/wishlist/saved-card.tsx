import { formatDate } from '@vitrine/market/format'
import { LOCALES } from '@vitrine/market/locales'
import { SITES } from '@vitrine/market/sites'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import type { CardView } from '#app/document/products/card-view.ts'
import { CARD_SIZES, ProductCard } from '#app/document/products/product-card.tsx'
import { useQuickAdd } from '#app/document/products/quick-add.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { Saved } from '#app/document/wishlist/saved.ts'

/**
 * A saved garment: its card, when it was saved, and in words what has changed since (brief 3.11). In an account, `alerts` says
 * how many there are of it, and without a script a form takes it away.
 */
export function SavedCard({ card, saved, alerts }: { card: CardView; saved: Saved; alerts: number | undefined }) {
	const t = useTranslations('wishlist')
	const list = useTranslations('plp')
	const { locale, site } = useDocument()
	const to = useLocalePath()
	const hasQuickAdd = useQuickAdd()
	// Said only of a reduction that the law lets be announced: the card says beside it what it is compared with (law 1).
	const isCheaper = card.price.prior !== undefined && card.price.centAmount < saved.centAmount
	return (
		<>
			<ProductCard card={card} sizes={CARD_SIZES} />
			<div className="wishlist-facts">
				{isCheaper && <p className="wishlist-drop">{t('drop')}</p>}
				<p>{t('savedOn', { date: formatDate(LOCALES[locale].tag, new Date(saved.at), SITES[site].timeZone) })}</p>
				{!hasQuickAdd && card.label !== 'sold-out' && (
					<Link
						to={`${to(`p/${card.urlKey}`)}#sizes`}
						className="link"
						aria-label={list('quickAdd', { name: card.name })}
					>
						{t('choose')}
					</Link>
				)}
				{alerts !== undefined && (
					<>
						<Link
							to={to(`wishlist/alerts/${card.id}`)}
							className="link"
							aria-label={t('alertsOf', { n: alerts, name: card.name })}
						>
							{t('alertsHere', { n: alerts })}
						</Link>
						<noscript>
							<form method="post">
								<button
									type="submit"
									name="remove"
									value={card.id}
									className="link"
									aria-label={t('removeOne', { name: card.name })}
								>
									{t('forget')}
								</button>
							</form>
						</noscript>
					</>
				)}
			</div>
		</>
	)
}
