import { useTranslations } from 'use-intl'
import { TabTitle } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { CardView } from '#app/document/products/card-view.ts'
import { ProductRow } from '#app/document/products/product-row.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** A style that is no longer sold: said plainly, with a way on and what is like it (brief 3.6). */
export function GonePage({ cards }: { cards: CardView[] }) {
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
			<ProductRow title={t.rich('similar', emphasis)} cards={cards} listId="similar" />
		</div>
	)
}
