import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/site/locale/links.ts'
import { DrawerLink } from '#app/ui/drawer.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/names.ts'

/** At the thumb, on narrow screens only; product pages have their buy bar there instead. */
export function TabBar() {
	const t = useTranslations('nav')
	const to = useLocalePath()
	const { pathname } = useLocation()
	if (pathname.startsWith(to('p'))) return null
	return (
		<nav aria-label={t('main')} className="tab-bar" data-track="tab-bar">
			<Tab icon="home" label={t('homeTab')} to={to()} isActive={pathname === to()} />
			<DrawerLink drawer="menu" to={`${to()}#departments`} className="tab" data-active={pathname.startsWith(to('c'))}>
				<Icon name="hanger" />
				{t('shop')}
			</DrawerLink>
			<Tab icon="ticket" label={t('offers')} to={to('offers')} isActive={pathname.startsWith(to('offers'))} />
			<Tab icon="store" label={t('stores')} to={to('stores')} isActive={pathname.startsWith(to('stores'))} />
		</nav>
	)
}

type TabProps = { icon: IconName; label: string; to: string; isActive: boolean }

function Tab({ icon, label, to, isActive }: TabProps) {
	return (
		<Link to={to} className="tab" data-active={isActive} aria-current={isActive ? 'page' : undefined}>
			<Icon name={icon} />
			{label}
		</Link>
	)
}
