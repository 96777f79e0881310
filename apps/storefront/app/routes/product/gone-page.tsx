import { useTranslations } from 'use-intl'
import { TabTitle } from '#app/document/head/page-head.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** A style that is no longer sold: said plainly, with a way on. */
export function GonePage() {
	const t = useTranslations('pdp')
	const to = useLocalePath()
	return (
		<div className="page-container">
			<TabTitle>{t('goneTitle')}</TabTitle>
			<meta name="robots" content="noindex" />
			<EmptyState
				headingLevel={1}
				title={t('goneTitle')}
				text={t('goneText')}
				action={<ButtonLink to={to('new')}>{t('seeNew')}</ButtonLink>}
			/>
		</div>
	)
}
