import { randomBytes } from 'node:crypto'
import {
	type NewReturn,
	type OrderOptions,
	RETURN_METHODS,
	RETURN_REASONS,
} from '@vitrine/commerce/returns/contract/returns'
import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { type FormValues, readForm, refuse, refuseFields, submittedForm } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import { localePath } from '#app/facts/locale/path.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { accountEvent, RETURNED } from '#app/document/tracking/account-event.ts'
import { ownCookie } from '#app/request/session/host-cookie.ts'
import type { Route } from './+types/return-request'
import { AccountPage } from '#app/document/account/account-page.tsx'
import { answerOf } from '#app/request/account/answers.ts'
import { requireOrder } from '#app/request/orders/gateway.ts'
import { creditOffer, refundToOf } from './credit-choice.tsx'
import { ReturnForm } from './return-form.tsx'
import { chosenLines, type ReturnOffer } from './return-form-view.ts'
import { requestReturn, requireOptions } from './gateway.ts'
import { pictureView } from '#app/facts/pictures/picture-view.ts'
import './returns.css'

export const handle: PageHandle = {
	namespaces: ['account', 'checkout', 'storeCredit', 'err'],
	pageType: 'espace client',
}

async function loadOffer({ request, context }: LoaderArgs, orderNumber: string) {
	const args = { request, context }
	const order = await requireOrder(args, orderNumber)
	const options = await requireOptions(args, order.id)
	if (!options.return.possible)
		throw redirectTo(localePath(context.get(requestContext).locale, `account/orders/${order.orderNumber}`), {
			status: 303,
		})
	return { order, offer: returnOffer(options) }
}

export async function loader(args: Route.LoaderArgs) {
	const { order, offer } = await loadOffer(args, args.params.orderNumber)
	return { number: order.orderNumber, offer, submissionKey: randomBytes(18).toString('base64url') }
}

export async function action(args: Route.ActionArgs) {
	const { request, context, params } = args
	const values = await readForm(args)
	const { order, offer } = await loadOffer(args, params.orderNumber)
	if (values['intent'] === 'check') return data(submittedForm(values))
	const submitted = newReturn(values, offer)
	if (submitted.lines.length === 0)
		return refuseFields(values, [{ id: 'lines', field: 'lines', code: 'nothing-chosen' }])
	const { locale } = context.get(requestContext)
	const path = `account/orders/${order.orderNumber}/returns` as const
	const pageUrl = new URL(localePath(locale, `${path}/RETURN_NUMBER`), request.url).href
	const result = await requestReturn(args, order.id, { ...submitted, pageUrl })
	if (!result.ok && result.problem.status === 422)
		return refuse(values, result, { place: (error) => ({ id: 'lines', ...error }), whole: 'lines' })
	if (!result.ok && result.problem.code === 'store-credit-not-possible') return refuse(values, result)
	if (!result.ok && result.problem.status === 409)
		throw redirectTo(localePath(locale, `account/orders/${order.orderNumber}`), { status: 303 })
	const { returnNumber } = await answerOf(args, result)
	const reasons = [...new Set(submitted.lines.map(({ reason }) => reason ?? 'none'))]
	const headers = { 'Set-Cookie': ownCookie(request, accountEvent(`${RETURNED}${reasons.join('.')}`)) }
	throw redirectTo(localePath(locale, `${path}/${returnNumber}`), { status: 303, headers })
}

function newReturn(values: FormValues, offer: ReturnOffer): Omit<NewReturn, 'pageUrl'> {
	const lines = chosenLines(values, offer.lines).map(({ reason, ...line }) => ({
		...line,
		reason: RETURN_REASONS.find((one) => one === reason) ?? null,
	}))
	const method = RETURN_METHODS.find((one) => one === values['method']) ?? offer.methods[0] ?? 'store'
	return { submissionKey: values['submissionKey'] ?? '', lines, method, wish: 'refund', refundTo: refundToOf(values) }
}

export default function ReturnRequest({
	loaderData: { number, offer, submissionKey },
	actionData,
}: Route.ComponentProps) {
	const t = useTranslations('account.return')
	const to = useLocalePath()
	const form = useForm(actionData, { texts: 'account.err', zone: 'account' })
	return (
		<AccountPage
			room="orders"
			title={t('title', { number })}
			heading={t.rich('heading', emphasis)}
			back={{ to: to(`account/orders/${number}`), label: t('back', { number }) }}
			form={form}
		>
			<ReturnForm offer={offer} form={form} submissionKey={form.values['submissionKey'] ?? submissionKey} />
		</AccountPage>
	)
}

/** What of an order may come back, and how: for the form. */
function returnOffer(options: OrderOptions): ReturnOffer {
	const { currency, lines } = options
	const { methods, deliveryCentAmount } = options.return
	const units = lines.flatMap(({ unitCentAmounts }) => unitCentAmounts)
	const most = units.reduce((sum, unit) => sum + unit, deliveryCentAmount)
	return {
		currency,
		methods,
		deliveryCentAmount,
		credit: creditOffer(options, most),
		reasons: [...RETURN_REASONS],
		lines: lines.map(({ image, ...line }) => ({ ...line, picture: image && pictureView(image) })),
	}
}
