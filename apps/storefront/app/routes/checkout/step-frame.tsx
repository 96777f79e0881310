import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { TabTitle } from '#app/document/head/page-head.tsx'
import { FormProblems } from '#app/document/forms/form-problems.tsx'
import type { Form } from '#app/document/forms/use-form.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import { ProgressThread } from '#app/ui/progress-thread.tsx'
import type { CheckoutView } from './checkout-view.ts'
import { FinishedSteps } from './finished-steps.tsx'
import { type ChosenDelivery, OrderSummary } from './order-summary.tsx'
import { isBefore, STEPS, type Step } from './steps.ts'

type StepFrameProps = {
	step: Step
	checkout: CheckoutView
	form: Form
	/** A delivery that is chosen and not saved yet. */
	chosen?: ChosenDelivery
	children: ReactNode
}

/** A step of the checkout: where we are, what is done, the form, and what is being bought. */
export function StepFrame({ step, checkout, form, chosen, children }: StepFrameProps) {
	const t = useTranslations('checkout')
	const { isByEmail } = checkout
	return (
		<div className="page-container step">
			<TabTitle>{step === 'delivery' && isByEmail ? t('step.billing') : t(`step.${step}`)}</TabTitle>
			<meta name="robots" content="noindex" />
			<Progress step={step} isByEmail={isByEmail} />
			<div className="step-columns">
				<div className="step-form">
					<OrderSummary checkout={checkout} chosen={chosen} isFolded />
					<FormProblems form={form} />
					<FinishedSteps checkout={checkout} before={step} />
					<h1 className="type-display-m thread step-title">
						{step === 'delivery' && isByEmail ? t('title.billing') : t(`title.${step}`)}
					</h1>
					{children}
				</div>
				<OrderSummary checkout={checkout} chosen={chosen} />
			</div>
		</div>
	)
}

/** Where we are. Where nothing is delivered the second step asks who is billed. */
export function Progress({ step, isByEmail }: { step: Step; isByEmail: boolean }) {
	const t = useTranslations('checkout')
	const to = useLocalePath()
	const current = STEPS.indexOf(step)
	const short = step === 'delivery' && isByEmail ? t('short.billing') : t(`short.${step}`)
	const summary = t('progress', { current: current + 1, count: STEPS.length, name: short })
	return (
		<ProgressThread
			label={t('progressLabel')}
			steps={STEPS.map((name) => ({
				label: name === 'delivery' && isByEmail ? t('step.billing') : t(`step.${name}`),
				to: isBefore(name, step) ? to(`checkout/${name}`) : undefined,
			}))}
			current={current}
			summary={summary}
			doneLabel={t('done')}
		/>
	)
}
