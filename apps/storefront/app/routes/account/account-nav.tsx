import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { type AccountFeatures, entriesOf } from '#app/document/account/entries.ts'

/** What is left of a tab when it is brought into sight, in pixels. */
const TAB_MARGIN = 32

type NavProps = { features: AccountFeatures }

/** On desktops a list beside the page, on tablets a row of tabs; phones have the rows of the dashboard instead (brief 3.11, 3.25). */
export function AccountNav({ features }: NavProps) {
	const t = useTranslations('account')
	const to = useLocalePath()
	const { pathname } = useLocation()
	const isHome = pathname === to('account')
	const list = useRef<HTMLUListElement>(null)
	useEffect(() => {
		// Of a row of tabs wider than the screen, the one we are at; sideways only.
		const tab = list.current?.querySelector<HTMLElement>('[aria-current]')
		if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - TAB_MARGIN
	}, [pathname])
	return (
		<nav aria-label={t('nav.label')} className="account-nav">
			<ul ref={list}>
				<li>
					<Link to={to('account')} className="account-tab selvedge" aria-current={isHome ? 'page' : undefined}>
						{t('nav.overview')}
					</Link>
				</li>
				{entriesOf(features).map(({ name, path }) => (
					<li key={name}>
						<Link
							to={to(path)}
							className="account-tab selvedge"
							aria-current={pathname.startsWith(to(path)) ? (pathname === to(path) ? 'page' : 'true') : undefined}
						>
							{t(`nav.${name}`)}
						</Link>
					</li>
				))}
				<li>
					<Link to={to('auth/logout')} className="account-tab selvedge" prefetch="none">
						{t('nav.signOut')}
					</Link>
				</li>
			</ul>
		</nav>
	)
}

/** The same as rows of 64, at the thumb. */
export function AccountRows({ features }: NavProps) {
	const t = useTranslations('account')
	const to = useLocalePath()
	return (
		<nav aria-label={t('nav.label')} className="account-rows">
			<ul>
				{entriesOf(features).map(({ name, path, icon }) => (
					<li key={name}>
						<Link to={to(path)} className="account-row">
							<Icon name={icon} size={24} />
							<span>{t(`nav.${name}`)}</span>
							<Icon name="chevron-right" size={20} />
						</Link>
					</li>
				))}
				<li>
					<Link to={to('auth/logout')} className="account-row account-row-plain" prefetch="none">
						{t('nav.signOut')}
					</Link>
				</li>
			</ul>
		</nav>
	)
}
