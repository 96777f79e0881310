import type { LocaleCode } from '@vitrine/market/locales'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { SearchForm } from '#app/document/search/search-form.tsx'
import { DrawerLink } from '#app/ui/drawer.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { IconLink } from '#app/ui/icon-button.tsx'
import { ShopMark } from './shop-mark.tsx'
import { AccountLink } from './account-link.tsx'
import { CartLink } from './cart-link.tsx'
import { DepartmentMenu } from './department-menu.tsx'
import { MenuDrawer } from './menu-drawer.tsx'
import type { NavDepartment } from '#app/request/web-domain/departments.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { useHeaderScroll } from './header-scroll.ts'
import { useSaved } from '#app/document/wishlist/use-saved.ts'

export const MENU = 'menu'

type HeaderProps = {
	departments: NavDepartment[]
	origins: Partial<Record<LocaleCode, string>>
	hasWishlist: boolean
	hasLoyalty: boolean
	hasPrivateSale: boolean
	hasGiftCards: boolean
}

export function Header({ departments, origins, hasWishlist, hasLoyalty, hasPrivateSale, hasGiftCards }: HeaderProps) {
	const t = useTranslations('nav')
	const to = useLocalePath()
	const header = useHeaderScroll()
	return (
		<>
			<header ref={header} className="site-header" data-track="header">
				<div className="page-container site-header-row">
					<DrawerLink drawer={MENU} to={`${to()}#departments`} aria-label={t('menu')} className="icon-target menu-link">
						<Icon name="menu" />
					</DrawerLink>
					<DepartmentMenu departments={departments} hasPrivateSale={hasPrivateSale} />
					<Link to={to()} className="site-header-mark" aria-label={t('home')}>
						<ShopMark width={132} />
					</Link>
					<div className="site-header-tools">
						<SearchForm id="search" className="site-header-search" />
						<IconLink icon="search" label={t('search')} to={to('search')} className="below-tablet" />
						<IconLink icon="pin" label={t('stores')} to={to('stores')} className="from-tablet" />
						<AccountLink />
						{hasWishlist && <WishlistLink />}
						<CartLink />
					</div>
				</div>
				<OfflineBanner />
			</header>
			<MenuDrawer
				id={MENU}
				departments={departments}
				origins={origins}
				hasLoyalty={hasLoyalty}
				hasPrivateSale={hasPrivateSale}
				hasGiftCards={hasGiftCards}
			/>
		</>
	)
}

/** The wishlist button of the header (R116); on narrow screens it is a tab. Its number comes once the page is alive: every visitor is sent the same page. */
function WishlistLink() {
	const t = useTranslations('nav')
	const to = useLocalePath()
	const count = useSaved()?.length ?? 0
	const label = t('wishlist', { n: count })
	return <IconLink icon="heart" label={label} count={count} to={to('wishlist')} className="from-tablet" />
}
