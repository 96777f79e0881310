import type { Return } from '@vitrine/commerce/returns/contract/returns'
import { formatDate, formatMoney } from '@vitrine/market/format'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { encode } from 'uqr'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { SummaryLine } from '#app/document/cart/summary-line.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { pictureView } from '#app/facts/pictures/picture-view.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/return'
import { AccountPage } from '#app/document/account/account-page.tsx'
import { done, refusalOf } from '#app/request/account/answers.ts'
import { requireOrder } from '#app/request/orders/gateway.ts'
import { cancelReturn, requireReturn } from './gateway.ts'
import { RefundParts, refundPartsView } from './refund-parts.tsx'
import '#app/routes/orders/orders.css'
import './returns.css'

export const handle: PageHandle = { namespaces: ['account', 'order', 'storeCredit'], pageType: 'espace client' }

export async function loader({ request, context, params: { orderNumber, returnNumber } }: Route.LoaderArgs) {
	const args = { request, context }
	const order = await requireOrder(args, orderNumber)
	const found = await requireReturn(args, { orderId: order.id, returnNumber })
	const { tag, timeZone } = context.get(requestContext)
	return returnView(found, { tag, timeZone })
}

/** What a return shows of itself; its code is what the store or the relay reads. */
function returnView(found: Return, { tag, timeZone }: { tag: string; timeZone: string }) {
	const { returnNumber, labelReference, currency, refundCentAmount: centAmount } = found
	const day = (instant: string | null) => instant && formatDate(tag, instant, timeZone)
	return {
		number: returnNumber,
		orderNumber: found.orderNumber,
		status: found.refundedAt ? ('refunded' as const) : found.status,
		method: found.method,
		code: codePath(labelReference ?? returnNumber),
		requestedOn: day(found.requestedAt),
		receivedOn: day(found.receivedAt),
		refundedOn: day(found.refundedAt),
		refund: formatMoney(tag, { centAmount, currency }),
		refundParts: refundPartsView(found, tag),
		isForCredit: found.refundTo === 'store-credit',
		deductions: found.lines.flatMap((line) =>
			line.deduction
				? [
						{
							position: line.position,
							name: line.name,
							reason: line.deduction,
							amount: formatMoney(tag, { centAmount: -line.deductionCentAmount, currency }),
						},
					]
				: [],
		),
		/** What is brought to a store needs none. */
		hasLabel: found.status === 'registered' && labelReference !== null,
		isOpen: found.status === 'registered' && found.sentAt === null,
		lines: found.lines.map(({ position, name, colorName, sizeLabel, quantity, image }) => ({
			position,
			name,
			colorName,
			sizeLabel,
			quantity,
			picture: image && pictureView(image),
		})),
	}
}

/** A QR code as one path, with the four modules of quiet that its standard asks for. */
function codePath(text: string): { path: string; size: number } {
	const { data, size } = encode(text, { border: 4 })
	const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
	return { path, size }
}

/** The one thing to be done here is keeping the goods after all. */
export async function action({ request, context, params: { orderNumber, returnNumber } }: Route.ActionArgs) {
	const args = { request, context }
	const order = await requireOrder(args, orderNumber)
	const problem = await refusalOf(args, await cancelReturn(args, { orderId: order.id, returnNumber }))
	if (problem) return null
	throw done(args, `account/orders/${order.orderNumber}`, 'return-kept')
}

export default function ReturnPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('account.return')
	const to = useLocalePath()
	const { number, orderNumber, status, method, code, lines, isOpen, hasLabel } = loaderData
	return (
		<AccountPage
			room="orders"
			title={t('titleOf', { number })}
			heading={t.rich(`state.${status}`, emphasis)}
			back={{ to: to(`account/orders/${orderNumber}`), label: t('back', { number: orderNumber }) }}
		>
			{status === 'registered' && (
				<div className="return-code">
					<p>{t(`next.${method}`)}</p>
					<svg
						role="img"
						aria-label={t('code', { number })}
						viewBox={`0 0 ${code.size} ${code.size}`}
						shapeRendering="crispEdges"
					>
						<path d={code.path} fill="#000" />
					</svg>
				</div>
			)}
			{hasLabel && (
				<p className="account-actions">
					<ButtonLink href={to(`account/orders/${orderNumber}/returns/${number}/label`)}>{t('label')}</ButtonLink>
				</p>
			)}
			<Facts found={loaderData} />
			<ul className="order-lines">
				{lines.map((line) => (
					<SummaryLine key={line.position} line={line} price="" />
				))}
			</ul>
			{isOpen && (
				<Form method="post" className="account-actions">
					<Button type="submit" variant="tertiary">
						{t('keep')}
					</Button>
				</Form>
			)}
		</AccountPage>
	)
}

function Facts({ found }: { found: ReturnType<typeof returnView> }) {
	const t = useTranslations('account.return')
	const credit = useTranslations('storeCredit.refund')
	const { number, requestedOn, receivedOn, refundedOn, refund, refundParts, isForCredit, status, deductions } = found
	return (
		<dl className="return-facts">
			<Fact term={t('number')}>
				<span className="woven-label">{number}</span>
			</Fact>
			<Fact term={t('requestedOn')}>{requestedOn}</Fact>
			{receivedOn && <Fact term={t('receivedOn')}>{receivedOn}</Fact>}
			{deductions.length > 0 && (
				<Fact term={t('deduction')}>
					{deductions.map(({ position, name, reason, amount }) => (
						<span key={position}>{t('deductionOf', { name, reason: t(`deductions.${reason}`), amount })}</span>
					))}
					<span className="type-small muted">{t('objection')}</span>
				</Fact>
			)}
			{status !== 'cancelled' && <Fact term={t('refundSum')}>{refund}</Fact>}
			{status !== 'cancelled' && (isForCredit || refundParts.length > 0) && (
				<Fact term={credit('to')}>
					{refundParts.length > 0 ? <RefundParts parts={refundParts} /> : credit('planned')}
				</Fact>
			)}
			{refundedOn && <Fact term={t('refundedOn')}>{refundedOn}</Fact>}
		</dl>
	)
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div>
			<dt className="muted">{term}</dt>
			<dd>{children}</dd>
		</div>
	)
}
