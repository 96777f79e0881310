import type { IssuedDocument } from '@vitrine/commerce/documents/contract'
import { formatDate, formatMoney } from '@vitrine/market/format'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { Route } from './+types/documents'
import { AccountPage } from '#app/document/account/account-page.tsx'
import { listDocuments } from '#app/request/documents/gateway.ts'
import './documents.css'

export const handle: PageHandle = { namespaces: ['account'], pageType: 'espace client' }

export async function loader({ request, context }: Route.LoaderArgs) {
	const { tag, timeZone } = context.get(requestContext)
	const documents = await listDocuments({ request, context })
	return { documents: documents.map((document) => documentView(document, { tag, timeZone })) }
}

/** A document as lists show it. */
function documentView(document: IssuedDocument, { tag, timeZone }: { tag: string; timeZone: string }) {
	const { id, kind, documentNumber, orderNumber, issuedAt, currency, totalCentAmount } = document
	return {
		id,
		kind,
		documentNumber,
		orderNumber,
		issuedOn: formatDate(tag, issuedAt, timeZone),
		amount: formatMoney(tag, { centAmount: totalCentAmount, currency }),
	}
}
type DocumentView = ReturnType<typeof documentView>

export default function Documents({ loaderData: { documents } }: Route.ComponentProps) {
	const t = useTranslations('account.documents')
	const to = useLocalePath()
	return (
		<AccountPage room="documents">
			{documents.length === 0 ? (
				<EmptyState
					title={t('empty')}
					text={t('emptyText')}
					action={<ButtonLink to={to('account/orders')}>{t('toOrders')}</ButtonLink>}
				/>
			) : (
				<DocumentTable documents={documents} />
			)}
		</AccountPage>
	)
}

/** A table where there is room, rows on phones: the same elements. */
function DocumentTable({ documents }: { documents: DocumentView[] }) {
	const t = useTranslations('account.documents')
	return (
		<table className="document-table">
			<thead>
				<tr>
					<th scope="col">{t('date')}</th>
					<th scope="col">{t('document')}</th>
					<th scope="col">{t('order')}</th>
					<th scope="col" className="document-amount">
						{t('amount')}
					</th>
					<th scope="col">
						<VisuallyHidden>{t('download')}</VisuallyHidden>
					</th>
				</tr>
			</thead>
			<tbody>
				{documents.map((document) => (
					<DocumentRow key={document.id} document={document} />
				))}
			</tbody>
		</table>
	)
}

function DocumentRow({ document }: { document: DocumentView }) {
	const t = useTranslations('account.documents')
	const to = useLocalePath()
	const { id, kind, documentNumber, orderNumber, issuedOn, amount } = document
	return (
		<tr>
			<td className="document-date">{issuedOn}</td>
			<td className="document-name">
				<span className="type-ui">{t(`kind.${kind}`)}</span>
				<span className="type-small muted">{documentNumber}</span>
			</td>
			<td className="document-order">
				<Link to={to(`account/orders/${orderNumber}`)} className="link">
					{orderNumber}
				</Link>
			</td>
			<td className="document-amount">{amount}</td>
			<td className="document-link">
				<a href={to(`documents/${id}`)} className="link document-download">
					<Icon name="download" size={20} />
					{t('pdf')}
					<VisuallyHidden> {documentNumber}</VisuallyHidden>
				</a>
			</td>
		</tr>
	)
}
