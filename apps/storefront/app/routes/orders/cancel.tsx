import { randomBytes } from 'node:crypto'
import type { FollowedOrder } from '@vitrine/commerce/fulfillment/contract/delivery'
import { formatMoney } from '@vitrine/market/format'
import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { localePath } from '#app/facts/locale/path.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { FormProblems } from '#app/document/forms/form-problems.tsx'
import { type FormValues, readForm, refuse, refuseFields } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/cancel'
import { AccountPage } from '#app/document/account/account-page.tsx'
import { done, refusalOf } from '#app/request/account/answers.ts'
import { requireOrder } from '#app/request/orders/gateway.ts'
import { CreditChoice, creditOffer, refundToOf } from './returns/credit-choice.tsx'
import { CancelUnits, unitsToCancel } from './cancel-units.tsx'
import { cancelOrder, cancelUnits, requireOptions } from './returns/gateway.ts'

export const handle: PageHandle = { namespaces: ['account', 'err', 'storeCredit'], pageType: 'espace client' }

/** What cannot be cancelled any more says on its own page what can be done instead. */
export async function loader({ request, context, params: { orderNumber } }: Route.LoaderArgs) {
	const args = { request, context }
	const order = await requireOrder(args, orderNumber)
	const options = await requireOptions(args, order.id)
	const { locale, tag } = context.get(requestContext)
	if (!options.cancel.possible) throw redirectTo(localePath(locale, `account/orders/${order.orderNumber}`))
	const { currency, giftCards, orderNumber: number, left } = order
	const { totalCentAmount: centAmount } = left
	const lines = options.lines.map(({ image: _image, ...line }) => line)
	const units = lines.reduce((sum, { unitCentAmounts }) => sum + unitCentAmounts.length, giftCards.length)
	return {
		number,
		total: formatMoney(tag, { centAmount, currency }),
		credit: creditOffer(options, centAmount),
		lines: units > 1 ? lines : [],
		submissionKey: randomBytes(18).toString('base64url'),
	}
}

export async function action({ request, context, params: { orderNumber } }: Route.ActionArgs) {
	const args = { request, context }
	const order = await requireOrder(args, orderNumber)
	const values = await readForm(args)
	if (values['intent'] === 'units') return cancelSome(args, order, values)
	const refused = await refusalOf(args, await cancelOrder(args, order.id, refundToOf(values)))
	if (refused?.problem.code === 'store-credit-not-possible') return refuse(values, refused)
	// It has left, or ended otherwise, in the meantime: its own page says so.
	const { locale } = context.get(requestContext)
	if (refused) throw redirectTo(localePath(locale, `account/orders/${order.orderNumber}`), { status: 303 })
	throw done(args, `account/orders/${order.orderNumber}`, 'cancelled')
}

async function cancelSome(args: LoaderArgs, order: FollowedOrder, values: FormValues) {
	const lines = unitsToCancel(values, (await requireOptions(args, order.id)).lines)
	if (lines.length === 0) return refuseFields(values, [{ id: 'lines', field: 'lines', code: 'nothing-chosen' }])
	const cancelled = await cancelUnits(args, order.id, { submissionKey: values['submissionKey'] ?? '', lines })
	const path = `account/orders/${order.orderNumber}` as const
	// It has left in the meantime: its own page says so.
	if (await refusalOf(args, cancelled))
		throw redirectTo(localePath(args.context.get(requestContext).locale, path), { status: 303 })
	throw done(args, path, 'units-cancelled')
}

export default function Cancel({ loaderData, actionData }: Route.ComponentProps) {
	const { number, total, credit, lines, submissionKey } = loaderData
	const form = useForm(actionData, { texts: 'account.err', zone: 'account' })
	const t = useTranslations('account.cancel')
	const to = useLocalePath()
	const { state } = useNavigation()
	const back = to(`account/orders/${number}`)
	return (
		<AccountPage
			room="orders"
			title={t('title', { number })}
			heading={t.rich('heading', emphasis)}
			back={{ to: back, label: t('back', { number }) }}
		>
			<FormProblems form={form} />
			<p className="account-now">{t('text', { number, total })}</p>
			<Form method="post" className="account-form">
				{credit && <CreditChoice offer={credit} />}
				<div className="account-actions">
					<Button type="submit" variant="destructive" loading={state === 'submitting'}>
						{t('submit')}
					</Button>
					<ButtonLink to={back} variant="tertiary">
						{t('keep')}
					</ButtonLink>
				</div>
			</Form>
			{lines.length > 0 && (
				<CancelUnits lines={lines} form={form} submissionKey={form.values['submissionKey'] ?? submissionKey} />
			)}
		</AccountPage>
	)
}
