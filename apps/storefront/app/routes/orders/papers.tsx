import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/site/locale/links.ts'
import { ButtonLink } from '#app/ui/button.tsx'

export type OrderPapers = {
	/** Of the order. */
	id: string
	papers: { id: string; kind: 'invoice' | 'credit-note'; documentNumber: string }[]
}

/** Invoice and credit notes, as files of their own: no page of the shop. */
export function Papers({ order: { id, papers } }: { order: OrderPapers }) {
	const t = useTranslations('oc')
	const to = useLocalePath()
	return papers.map((paper) => (
		<ButtonLink key={paper.id} href={to(`order/${id}/documents/${paper.id}`)} variant="tertiary">
			{paper.kind === 'invoice' ? t('invoice') : t('creditNote', { number: paper.documentNumber })}
		</ButtonLink>
	))
}
