import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { isPlainClick } from '#app/ui/dialog.ts'
import { openConsent } from './choice.ts'

/** "Cookie choices" on every page: opens the layer again, and without JavaScript leads to the page that does the same (law 8). */
export function ConsentLink() {
	const t = useTranslations('annex')
	const to = useLocalePath()
	return (
		<Link
			to={to('cookies')}
			className="link link-target type-small"
			prefetch="none"
			onClick={(event) => {
				if (isPlainClick(event) && openConsent()) event.preventDefault()
			}}
		>
			{t('cookieChoices')}
		</Link>
	)
}
