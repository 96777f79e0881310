import type { SitePage } from '@vitrine/commerce/content/contract'
import { LOCALES } from '@vitrine/market/locales'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { pathOfPage } from '#app/facts/addresses/content-places.ts'
import { useSitePages } from './page-link.tsx'
import './page-rows.css'

/** A link to every page of law or of help, as items of a list. A page in another language says so (WCAG 3.1.2). */
export function PageItems({ group }: { group: SitePage['group'] }) {
	const to = useLocalePath()
	const { locale } = useDocument()
	return useSitePages()
		.filter((page) => page.group === group)
		.map((page) => (
			<li key={page.page} lang={page.language === LOCALES[locale].language ? undefined : page.language}>
				<Link to={to(pathOfPage(page))} prefetch="none">
					{page.linkText}
				</Link>
			</li>
		))
}

/** Both lists in a line each, for the footers of cart, checkout, signing in and errors. */
export function PageRows() {
	const t = useTranslations('annex')
	const pages = useSitePages()
	const to = useLocalePath()
	const { country } = useDocument()
	return (
		<div className="page-rows">
			{(['help', 'legal'] as const).map((group) => (
				<nav key={group} aria-label={t(`pages.${group}`)}>
					<ul>
						{pages.length > 0 && <PageItems group={group} />}
						{group === 'legal' && (
							<li>
								<Link to={to('order/withdraw')} prefetch="none">
									{t('withdraw', { country })}
								</Link>
							</li>
						)}
					</ul>
				</nav>
			))}
		</div>
	)
}
