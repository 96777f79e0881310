import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'

/** The facts of an order in one line. */
export function Services() {
	const t = useTranslations('home')
	const to = useLocalePath()
	return (
		<ul className="section-gap services">
			<li>{t('serviceReturns')}</li>
			<li>{t('serviceGuest')}</li>
			<li>
				<Link to={to('stores')} className="link">
					{t('serviceStores')}
				</Link>
			</li>
		</ul>
	)
}
