import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { useCanonicalUrl } from '#app/document/links/links.ts'
import { JsonLd } from '#app/document/head/page-head.tsx'
import { useGivenPath } from '#app/document/links/links.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'

export type BreadcrumbStep = { label: string; path?: string }

/** The way down to this page, for shoppers and for search engines. */
export function PageBreadcrumb({ steps }: { steps: BreadcrumbStep[] }) {
	const t = useTranslations('nav')
	const to = useGivenPath()
	const { locale } = useDocument()
	const urlOf = useCanonicalUrl()
	const itemListElement = steps.map(({ label, path }, index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name: label,
		...(path ? { item: urlOf(locale, path) } : {}),
	}))
	return (
		<>
			<Breadcrumb
				label={t('breadcrumb')}
				items={steps.map(({ label, path }) => ({ label, to: path === undefined ? undefined : to(path) }))}
			/>
			<JsonLd facts={{ '@type': 'BreadcrumbList', itemListElement }} />
		</>
	)
}
