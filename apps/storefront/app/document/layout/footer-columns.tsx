import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { PageItems } from '#app/document/pages/page-list.tsx'
import { ShopMark } from './shop-mark.tsx'
import type { NavDepartment } from '#app/request/web-domain/departments.ts'

export type FooterColumnsProps = {
	departments: NavDepartment[]
	freeDelivery: string | null
	hasLoyalty: boolean
	hasPrivateSale: boolean
	hasGiftCards: boolean
	/** How the shop is reached, as HTML of the server. */
	contact: string
}

/** Links to pages of the shop, of help and of law, and the facts of an order: the same on every page of a site. */
export function FooterColumns({
	departments,
	freeDelivery,
	hasLoyalty,
	hasPrivateSale,
	hasGiftCards,
	contact,
}: FooterColumnsProps) {
	const t = useTranslations('footer')
	const nav = useTranslations('nav')
	const annex = useTranslations('annex')
	const to = useLocalePath()
	return (
		<div className="page-container site-footer-grid">
			<div className="site-footer-brand">
				<ShopMark width={140} isSpoken />
				<p className="muted">{t('story')}</p>
				<Facts freeDelivery={freeDelivery} />
				<div dangerouslySetInnerHTML={{ __html: contact }} />
			</div>
			<FooterLinks
				title={t('departments')}
				links={departments.map((department) => ({ to: to(department.path), label: department.name }))}
			/>
			<FooterLinks
				title={t('season')}
				links={[
					{ to: to('new'), label: nav('new') },
					{ to: to('offers'), label: nav('offers') },
					...(hasPrivateSale ? [{ to: to('private-sale'), label: nav('privateSale') }] : []),
					...(hasGiftCards ? [{ to: to('gift-card'), label: nav('giftCard') }] : []),
					{ to: to('stores'), label: nav('stores') },
					...(hasLoyalty ? [{ to: to('loyalty'), label: nav('loyalty') }] : []),
				]}
			/>
			<section>
				<h2 className="type-title-m">{annex('pages.help')}</h2>
				<ul className="site-footer-links">
					<li>
						<Link to={to('order/track')}>{t('track')}</Link>
					</li>
					<PageItems group="help" />
				</ul>
			</section>
			<section>
				<h2 className="type-title-m">{annex('pages.legal')}</h2>
				<ul className="site-footer-links">
					<PageItems group="legal" />
					<li>
						<WithdrawalLink />
					</li>
				</ul>
			</section>
		</div>
	)
}

/** What an order costs besides the goods, and needs: text, and looks like it; the pages of help say more. */
function Facts({ freeDelivery }: { freeDelivery: string | null }) {
	const t = useTranslations('footer')
	return (
		<ul className="site-footer-facts" aria-label={t('facts')}>
			{freeDelivery && <li>{t('freeDelivery', { amount: freeDelivery })}</li>}
			<li>{t('returns')}</li>
			<li>{t('guest')}</li>
		</ul>
	)
}

/** The withdrawal function, in the words the country's law has for it, on every page and for guests (law 3). */
function WithdrawalLink() {
	const t = useTranslations('annex')
	const { country } = useDocument()
	const to = useLocalePath()
	return (
		<Link to={to('order/withdraw')} prefetch="none">
			{t('withdraw', { country })}
		</Link>
	)
}

function FooterLinks({ title, links }: { title: string; links: { to: string; label: string }[] }) {
	// Without the gateway there are no departments to name.
	if (links.length === 0) return null
	return (
		<section>
			<h2 className="type-title-m">{title}</h2>
			<ul className="site-footer-links">
				{links.map((link) => (
					<li key={link.to}>
						<Link to={link.to}>{link.label}</Link>
					</li>
				))}
			</ul>
		</section>
	)
}
