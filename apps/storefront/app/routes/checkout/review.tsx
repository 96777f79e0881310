import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { FormProblems } from '#app/document/forms/form-problems.tsx'
import { useForm } from '#app/document/forms/use-form.ts'
import { TabTitle } from '#app/document/head/page-head.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/review'
import { requestContext } from '#app/request/context.ts'
import { checkoutView } from './checkout-view.ts'
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
			compositions: await readCompositions(context.get(requestContext).gateway, checkout.cart.lines),
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

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations('checkout')
	const { checkout, compositions, expected } = loaderData
	const form = useForm(actionData, { texts: 'err.order', zone: 'checkout' })
	return (
		<div className="page-container step">
			<TabTitle>{t('step.review')}</TabTitle>
			<meta name="robots" content="noindex" />
			<Progress step="review" isByEmail={checkout.isByEmail} />
			<div className="step-columns">
				<div className="step-form">
					<FormProblems form={form} />
					<h1 className="type-display-m thread step-title">{t('title.review')}</h1>
					<ReviewSections checkout={checkout} compositions={compositions} />
				</div>
				<ReviewPanel checkout={checkout} expected={expected} form={form} />
			</div>
		</div>
	)
}
