import type { LocaleCode } from '@vitrine/market/locales'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { useAccountEntry } from './account-link.tsx'
import { CountryList } from './country-list.tsx'
import { MenuDepartments } from './menu-departments.tsx'
import type { NavDepartment } from '#app/request/web-domain/departments.ts'

type MenuDrawerProps = {
	id: string
	departments: NavDepartment[]
	origins: Partial<Record<LocaleCode, string>>
	hasLoyalty: boolean
	hasPrivateSale: boolean
	hasGiftCards: boolean
}

/** Everything the header of a wide screen shows, for narrower ones. */
export function MenuDrawer({ id, departments, origins, hasLoyalty, hasPrivateSale, hasGiftCards }: MenuDrawerProps) {
	const t = useTranslations('nav')
	const to = useLocalePath()
	const account = useAccountEntry()
	return (
		<Drawer id={id} title={t('shop')} closeLabel={t('close')} side="left" full>
			<nav aria-label={t('departments')} className="menu-list" data-track="menu">
				<MenuDepartments departments={departments} />
				<ul className="menu-rows">
					<li>
						<Link to={account.to}>{account.label}</Link>
					</li>
					<li>
						<Link to={to('new')}>{t('new')}</Link>
					</li>
					<li>
						<Link to={to('offers')}>{t('offers')}</Link>
					</li>
					{hasGiftCards && (
						<li>
							<Link to={to('gift-card')}>{t('giftCard')}</Link>
						</li>
					)}
					{hasPrivateSale && (
						<li>
							<Link to={to('private-sale')}>{t('privateSale')}</Link>
						</li>
					)}
					<li>
						<Link to={to('stores')}>{t('stores')}</Link>
					</li>
					{hasLoyalty && (
						<li>
							<Link to={to('loyalty')}>{t('loyalty')}</Link>
						</li>
					)}
				</ul>
				<Accordion>
					<AccordionItem title={t('country')}>
						<CountryList origins={origins} />
					</AccordionItem>
				</Accordion>
			</nav>
		</Drawer>
	)
}
