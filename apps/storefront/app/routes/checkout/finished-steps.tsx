import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { CheckoutView } from './checkout-view.ts'
import { usePaymentName } from '#app/document/pricing/payment-names.ts'
import { isBefore, type Step } from './steps.ts'

/** What was answered in the steps before, in two lines each, with a way to change it. */
export function FinishedSteps({ checkout, before }: { checkout: CheckoutView; before: Step }) {
	const t = useTranslations('checkout')
	const order = useTranslations('order')
	const { country } = useDocument()
	const paymentName = usePaymentName()
	const { email, isOfCustomer, delivery, payment, isByEmail } = checkout
	if (!isBefore('identification', before)) return null
	return (
		<dl className="finished-steps">
			<Finished step="identification" title={t('step.identification')} isFixed={isOfCustomer}>
				{email}
			</Finished>
			{delivery && isBefore('delivery', before) && (
				<Finished step="delivery" title={isByEmail ? t('step.billing') : t('step.delivery')}>
					{[order(`method.${delivery.kind}`, { country }), delivery.days].filter(Boolean).join(', ')}
					<br />
					{delivery.to.join(', ')}
				</Finished>
			)}
			{payment && isBefore('payment', before) && (
				<Finished step="payment" title={t('step.payment')}>
					{paymentName(payment.name)}
				</Finished>
			)}
		</dl>
	)
}

type FinishedProps = {
	step: Step
	title: string
	/** Not to be answered otherwise. */
	isFixed?: boolean
	children: ReactNode
}

function Finished({ step, title, isFixed, children }: FinishedProps) {
	const t = useTranslations('checkout')
	const to = useLocalePath()
	return (
		<div>
			<dt>{title}</dt>
			<dd className="finished-text">{children}</dd>
			{!isFixed && (
				<dd>
					<Link to={to(`checkout/${step}`)} className="finished-change">
						{t('change')}
						<span className="visually-hidden"> {title}</span>
					</Link>
				</dd>
			)}
		</div>
	)
}
