import { data, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { TabTitle } from '#app/document/head/page-head.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/review'
import { gatewayContext } from '#app/request/context.ts'
import { checkoutView } from './checkout-view.ts'
import { useFormMessages } from './form-errors.ts'
import { readCompositions } from './gateway.ts'
import { openStep } from './guard.ts'
import { submitOrder } from './order-form.ts'
import { ReviewPanel } from './review-panel.tsx'
import { ReviewSections } from './review-sections.tsx'
import { Progress } from './step-frame.tsx'
import './checkout.css'

export const handle: PageHandle = { namespaces: ['cart', 'order', 'payment', 'pdp', 'err'], pageType: 'tunnel cde' }

export async function loader({ request, context }: Route.LoaderArgs) {
	const { checkout, headers } = await openStep({ request, context }, 'review')
	return data(
		{
			checkout: checkoutView(checkout, { context }),
			compositions: await readCompositions(context.get(gatewayContext), checkout.cart.lines),
			expected: { total: checkout.totals?.totalCentAmount ?? 0, payable: checkout.totals?.payableCentAmount ?? 0 },
		},
		{ headers },
	)
}

export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	const { checkout } = await openStep(args, 'review')
	return submitOrder(args, checkout)
}

const NOTICES = ['total-changed', 'cart-changed', 'out-of-stock', 'checkout-incomplete', 'too-many-unpaid'] as const

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations('checkout')
	const err = useTranslations('err')
	const navigation = useNavigation()
	const { checkout, compositions, expected } = loaderData
	const problem = actionData?.problem
	const known = NOTICES.find((code) => code === problem)
	const { summary, at } = useFormMessages(actionData?.errors, problem ? (known ? 'validation' : 'server') : undefined)
	return (
		<div className="page-container step">
			<TabTitle>{t('step.review')}</TabTitle>
			<meta name="robots" content="noindex" />
			<Progress step="review" isByEmail={checkout.isByEmail} />
			<div className="step-columns">
				<div className="step-form">
					<ErrorSummary title={err('title')} errors={summary} />
					{problem && (
						<Notice tone={known ? 'warning' : 'error'} role="alert">
							{known ? err(known) : err('orderUnexpected')}
						</Notice>
					)}
					<h1 className="type-display-m thread step-title">{t('title.review')}</h1>
					<ReviewSections checkout={checkout} compositions={compositions} />
				</div>
				<ReviewPanel
					checkout={checkout}
					expected={expected}
					typed={actionData?.typed}
					errorAt={at}
					isOrdering={navigation.state !== 'idle' && navigation.formData !== undefined}
				/>
			</div>
		</div>
	)
}
