import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useMegaMenu } from './mega-menu.ts'
import type { NavDepartment } from '#app/request/web-domain/departments.ts'

type DepartmentMenuProps = { departments: NavDepartment[]; hasPrivateSale: boolean }

/** Beside the departments; the second only while there is something to say of it (brief 3.15). */
const LINKS = [
	['offers', 'offers'],
	['private-sale', 'privateSale'],
] as const

/** Departments in a row; each opens a panel with its categories. Native disclosures: they open without JavaScript. */
export function DepartmentMenu({ departments, hasPrivateSale }: DepartmentMenuProps) {
	const t = useTranslations('nav')
	const to = useLocalePath()
	const { pathname } = useLocation()
	const menu = useMegaMenu()
	const shown = hasPrivateSale ? LINKS : LINKS.slice(0, 1)
	return (
		<nav ref={menu} aria-label={t('departments')} className="department-menu" data-track="menu">
			<ul>
				{departments.map((department) => (
					<li key={department.id}>
						<details name="department">
							<summary data-active={pathname.startsWith(to(department.path)) || undefined}>{department.name}</summary>
							<DepartmentPanel department={department} />
						</details>
					</li>
				))}
				{shown.map(([path, label]) => (
					<li key={path}>
						<Link
							to={to(path)}
							className="department-menu-link"
							aria-current={pathname === to(path) ? 'page' : undefined}
						>
							{t(label)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}

function DepartmentPanel({ department }: { department: NavDepartment }) {
	const t = useTranslations('nav')
	const to = useLocalePath()
	return (
		<div className="mega-panel">
			<div className="page-container mega-columns">
				<div>
					<p className="type-display-l thread">{department.name}</p>
					<Link to={to(department.path)} className="mega-all">
						{t('seeAll', { name: department.name })}
						<Icon name="forward" size={20} />
					</Link>
				</div>
				<ul className="mega-links">
					{department.categories.map((category) => (
						<li key={category.id}>
							<Link to={to(category.path)}>{category.name}</Link>
						</li>
					))}
				</ul>
				<div>
					<p className="mega-head">{t('thisSeason')}</p>
					<ul>
						<li>
							<Link to={to('new')}>{t('new')}</Link>
						</li>
						<li>
							<Link to={to('offers')}>{t('offers')}</Link>
						</li>
					</ul>
				</div>
				<div
					className="mega-pictures"
					suppressHydrationWarning
					dangerouslySetInnerHTML={{ __html: department.pictures ?? '' }}
				/>
			</div>
		</div>
	)
}
