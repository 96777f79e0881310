import { Link, Outlet, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ConsentLink } from '#app/document/consent/consent-link.tsx'
import { useDocument } from '#app/document/document.tsx'
import { OfflineBanner } from '#app/document/layout/offline-banner.tsx'
import { LanguageLinks } from '#app/document/languages/language-links.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { PageRows } from '#app/document/pages/page-list.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { PlaceLink } from '#app/ui/place-link.tsx'
import { ShopMark } from '#app/document/layout/shop-mark.tsx'
import '#app/document/layout/bare-layout.css'

export const handle: PageHandle = { namespaces: ['checkout'] }

/** Around cart, checkout and confirmation: nothing leads away but the wordmark and one way back. */
export default function CheckoutFrame() {
	const t = useTranslations('checkout.shell')
	const { isNativeApp, shopName, legalName: company = shopName } = useDocument()
	const to = useLocalePath()
	const { pathname } = useLocation()
	const isPaying = pathname.startsWith(`${to()}checkout/`)
	return (
		<div className="tunnel">
			<PlaceLink place="content" className="skip-link">
				{t('skipToContent')}
			</PlaceLink>
			{!isNativeApp && (
				<header className="tunnel-header">
					<div className="page-container tunnel-header-row">
						<Link to={to()} className="tunnel-mark" aria-label={t('home')}>
							<ShopMark width={132} />
						</Link>
						<p className="tunnel-secure">
							<Icon name="lock" size={20} />
							<span>{t('secure')}</span>
						</p>
						<Link to={isPaying ? to('cart') : to()} className="tunnel-back">
							<Icon name="back" size={20} />
							<span>{isPaying ? t('backToBag') : t('shopOn')}</span>
						</Link>
					</div>
				</header>
			)}
			<OfflineBanner />
			<main id="content">
				<Outlet />
			</main>
			{!isNativeApp && (
				<footer className="page-container tunnel-footer">
					<PageRows />
					<p className="type-small">{t('facts')}</p>
					<p className="type-small">{t('company', { company })}</p>
					<ConsentLink />
					<LanguageLinks />
				</footer>
			)}
		</div>
	)
}
