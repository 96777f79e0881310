import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import type { OrderDocument } from '#app/request/documents/gateway.ts'
import { ButtonLink } from '#app/ui/button.tsx'

export type OrderDocuments = {
	/** Of the order. */
	id: string
	documents: OrderDocument[]
}

/** Invoice and credit notes, as files of their own: no page of the shop. */
export function DocumentLinks({ order: { id, documents } }: { order: OrderDocuments }) {
	const t = useTranslations('oc')
	const to = useLocalePath()
	return documents.map((file) => (
		<ButtonLink key={file.id} href={to(`order/${id}/documents/${file.id}`)} variant="tertiary">
			{file.kind === 'invoice' ? t('invoice') : t('creditNote', { number: file.documentNumber })}
		</ButtonLink>
	))
}
