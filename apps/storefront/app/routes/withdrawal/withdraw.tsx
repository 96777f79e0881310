import { randomBytes } from 'node:crypto'
import type { OrderOptions } from '@vitrine/commerce/returns/contract/returns'
import { calendarDay, formatMoment } from '@vitrine/market/format'
import { data, type RouterContextProvider } from 'react-router'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { useDocument } from '#app/document/document.tsx'
import {
	type FormError,
	type FormValues,
	readForm,
	refusal,
	submittedForm,
} from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { localePath } from '#app/facts/locale/path.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import type { Route } from './+types/withdraw'
import { confirmWithdrawal, findWithdrawable, findWithdrawal, getWithdrawable, withdraw } from './gateway.ts'
import { Receipt } from './receipt.tsx'
import { chosenUnits, statementOrder } from './statement.ts'
import { StatementForm } from './statement-form.tsx'
import { refusalOf } from '#app/request/guards/refusals.ts'
import './withdraw.css'

export const handle: PageHandle = { namespaces: ['withdraw', 'err'], pageType: 'espace client' }

/** Each form and each receipt is one person's, and their address is the key to it (R29). */
export const headers: Route.HeadersFunction = () => ({
	'Cache-Control': 'private, no-store',
	'Referrer-Policy': 'no-referrer',
})

const ORDER_ID = /^[\w-]{16,64}$/

/** An empty statement, one filled in from the order that led here, or the receipt of one that was made (law 3). */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const { gateway } = context.get(requestContext)
	const receiptId = searchParams.get('receipt')
	if (receiptId !== null) {
		const result = await findWithdrawal(gateway, ORDER_ID.test(receiptId) ? receiptId : 'none-such')
		if (!result.ok) throw await refusalOf(result.problem, { request, context })
		return { receipt: receiptView(result.data, context) }
	}
	const asked = searchParams.get('order')?.trim().slice(0, 64) ?? ''
	const empty = { submissionKey: randomBytes(18).toString('base64url'), orderId: '', name: '', email: '' }
	const found = ORDER_ID.test(asked) ? await getWithdrawable(gateway, asked) : undefined
	if (!found?.ok) return { values: { ...empty, orderNumber: ORDER_ID.test(asked) ? '' : asked }, order: null }
	const { orderId, orderNumber, email, name, options } = found.data
	return {
		values: { ...empty, orderId, orderNumber, email, name },
		order: orderView(options, { chosen: new Map(), context }),
	}
}

type PageInput = { context: Readonly<RouterContextProvider> }

function orderView(options: OrderOptions, { chosen, context }: PageInput & { chosen: ReadonlyMap<number, number> }) {
	const { tag } = context.get(requestContext)
	const calendar = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' })
	return statementOrder(options, {
		chosen,
		detail: ({ colorName, sizeLabel }) => [colorName, sizeLabel].filter(Boolean).join(', '),
		day: (isoDate) => calendar.format(calendarDay(isoDate)),
	})
}

type Stated = Extract<Awaited<ReturnType<typeof findWithdrawal>>, { ok: true }>['data']

/** Date and time in the zone of the site, with the zone, so that the instant is unambiguous (law 3). */
function receiptView(stated: Stated, context: PageInput['context']) {
	const { tag, timeZone } = context.get(requestContext)
	const calendar = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' })
	return {
		id: stated.id,
		content: stated.content.split('\n'),
		moment: formatMoment(tag, new Date(stated.statedAt), timeZone),
		email: stated.email,
		outcome: stated.outcome,
		canConfirm: stated.canConfirm,
		until: stated.until && calendar.format(calendarDay(stated.until)),
		returnsDays: stated.returnsDays,
		returnNumber: stated.returnNumber,
		labelReference: stated.labelReference,
	}
}

/**
 * `choose` asks for the lines of the order, `confirm` makes the statement, `carry-out` confirms one that was held, from the
 * e-mail. All work without a script; what was typed is never lost.
 */
export async function action({ request, context }: Route.ActionArgs) {
	// A signed-in customer need not confirm their own order.
	const { session, locale } = context.get(requestContext)
	const { gateway } = session
	const values = await readForm({ request })
	const { intent, scope, submissionKey = '', name = '', orderNumber = '', email = '' } = values
	const path = localePath(locale, 'order/withdraw')
	if (intent === 'carry-out') {
		const result = await confirmWithdrawal(gateway, (values['receipt'] ?? '').slice(0, 64))
		if (!result.ok) throw await refusalOf(result.problem, { request, context })
		throw redirectTo(`${path}?receipt=${result.data.id}`)
	}
	const chosen = chosenUnits(values)
	const orderId = ORDER_ID.test(values['orderId'] ?? '') ? values['orderId'] : undefined
	const lookUp = () => (orderId ? getWithdrawable(gateway, orderId) : findWithdrawable(gateway, { orderNumber, email }))
	if (intent === 'choose') {
		const found = await lookUp()
		if (!found.ok) return refused(values, { id: 'orderNumber', field: 'form', code: found.problem.code })
		return data({ ...submittedForm(values), order: orderView(found.data.options, { chosen, context }) })
	}
	const isPart = scope === 'part'
	if (isPart && chosen.size === 0) {
		const found = await lookUp()
		const order = found.ok ? orderView(found.data.options, { chosen, context }) : null
		return refused(values, { id: 'lines', field: 'lines', code: 'lines' }, order)
	}
	const result = await withdraw(gateway, {
		submissionKey,
		name,
		orderNumber,
		email,
		orderId,
		...(isPart ? { lines: [...chosen].map(([position, quantity]) => ({ position, quantity })) } : {}),
		pageUrl: `${new URL(path, request.url).href}?receipt=WITHDRAWAL_ID`,
	})
	if (result.ok) throw redirectTo(`${path}?receipt=${result.data.id}`)
	const { form, init } = refusal(values, result, { whole: 'orderNumber' })
	return data({ ...form, order: null }, init)
}

function refused(values: FormValues, error: FormError, order: ReturnType<typeof orderView> | null = null) {
	return data({ ...submittedForm(values, [error]), order }, { status: 422 })
}

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations('withdraw')
	const { country } = useDocument()
	const form = useForm(actionData, { texts: 'withdraw.problem', saved: loaderData.values })
	if (loaderData.receipt) return <Receipt receipt={loaderData.receipt} />
	return (
		<div className="page-container narrow-page withdraw-page">
			<PageHead title={t('head', { country })} noindex />
			<h1 className="type-display-l">{t.rich('title', { ...emphasis, country })}</h1>
			<p className="muted">{t('intro', { country })}</p>
			<StatementForm key={loaderData.values.submissionKey} form={form} order={actionData?.order ?? loaderData.order} />
		</div>
	)
}
