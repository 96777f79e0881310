import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { useSaved } from '#app/document/wishlist/use-saved.ts'
import { BadgeCount } from '#app/ui/badge-count.tsx'
import { DrawerLink } from '#app/ui/drawer.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/names.ts'
import { useAccountEntry } from './account-link.tsx'

/** At the thumb, on narrow screens only; product pages have their buy bar there instead, the gift card its form (brief 3.1). Without a wishlist the offers stand in its place (R116). */
export function TabBar({ hasWishlist }: { hasWishlist: boolean }) {
	const t = useTranslations('nav')
	const to = useLocalePath()
	const { pathname } = useLocation()
	if (pathname.startsWith(`${to()}p/`) || pathname === to('gift-card')) return null
	return (
		<nav aria-label={t('main')} className="tab-bar" data-track="tab-bar">
			<Tab icon="home" label={t('homeTab')} to={to()} isActive={pathname === to()} />
			<DrawerLink
				drawer="menu"
				to={`${to()}#departments`}
				className="tab"
				data-active={pathname.startsWith(`${to()}c/`)}
			>
				<Icon name="hanger" />
				{t('shop')}
			</DrawerLink>
			{hasWishlist ? (
				<SavedTab isActive={pathname === to('wishlist')} />
			) : (
				<Tab icon="ticket" label={t('offers')} to={to('offers')} isActive={pathname.startsWith(to('offers'))} />
			)}
			<Tab icon="store" label={t('stores')} to={to('stores')} isActive={pathname.startsWith(to('stores'))} />
			<AccountTab isActive={pathname.startsWith(to('account'))} />
		</nav>
	)
}

type TabProps = {
	icon: IconName
	label: string
	/** More than the label says, for who hears it. */
	spoken?: string
	to: string
	isActive: boolean
	count?: number
}

function AccountTab({ isActive }: Pick<TabProps, 'isActive'>) {
	const t = useTranslations('nav')
	const { icon, to, label } = useAccountEntry()
	return <Tab icon={isActive ? 'user-filled' : icon} label={t('you')} spoken={label} to={to} isActive={isActive} />
}

function SavedTab({ isActive }: Pick<TabProps, 'isActive'>) {
	const t = useTranslations('nav')
	const to = useLocalePath()
	const count = useSaved()?.length ?? 0
	const icon = isActive ? 'heart-filled' : 'heart'
	return <Tab icon={icon} label={t('saved')} to={to('wishlist')} isActive={isActive} count={count} />
}

function Tab({ icon, label, spoken, to, isActive, count = 0 }: TabProps) {
	return (
		<Link to={to} className="tab" data-active={isActive} aria-current={isActive ? 'page' : undefined}>
			<Icon name={icon} />
			<BadgeCount count={count} />
			{label}
			{spoken && <span className="visually-hidden"> ({spoken})</span>}
			{count > 0 && <span className="visually-hidden"> ({count})</span>}
		</Link>
	)
}
