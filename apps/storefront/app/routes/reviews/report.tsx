import { REPORT_REASONS, type ReportReason } from '@vitrine/commerce/reviews/contract/choices'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { FormProblems } from '#app/document/forms/form-problems.tsx'
import { readForm, refuse, refuseFields } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { PrivacyLine } from '#app/document/pages/page-link.tsx'
import { requestContext } from '#app/request/context.ts'
import { reportReview } from '#app/request/reviews/gateway.ts'
import { Radio, RadioGroup } from '#app/ui/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { EmailField, TextAreaField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/report'
import { longest, orNull, tooShort, wrongEmail } from './typed.ts'
import './form.css'

export const handle: PageHandle = { namespaces: ['reviews', 'err'], pageType: 'produit' }

export function loader({ request }: Route.LoaderArgs) {
	return { isDone: new URL(request.url).searchParams.has('done') }
}

/** A notice of what is against law or rules (Regulation (EU) 2022/2065, art. 16). */
export async function action({ request, url, context, params: { reviewId } }: Route.ActionArgs) {
	const values = await readForm({ request }, longest)
	const reason = REPORT_REASONS.find((one) => one === values['reason'])
	const missing = reason ? [] : [{ id: 'reason', field: 'reason', code: 'required' }]
	const errors = [...missing, ...tooShort(values, { words: 10 }), ...wrongEmail(values)]
	if (!reason || errors.length > 0) return refuseFields(values, errors)
	const { words = '', email } = values
	const report = { reviewId, reason: reason satisfies ReportReason, words, email: orNull(email) }
	const reported = await reportReview(context.get(requestContext).gateway, report)
	if (!reported.ok) return refuse(values, reported)
	throw redirectTo(`${url.pathname}?done=true`, { status: 303 })
}

export default function Report({ loaderData: { isDone }, actionData }: Route.ComponentProps) {
	const t = useTranslations('reviews')
	const form = useForm(actionData, { texts: 'reviews.problem' })
	return (
		<div className="page-container narrow-page">
			<PageHead title={t('reporting.title')} noindex />
			<h1 className="type-display-l">{t('reporting.title')}</h1>
			{isDone ? (
				<Notice tone="success" role="status">
					{t('reporting.done')}
				</Notice>
			) : (
				<Form method="post" noValidate className="review-form">
					<p>{t('reporting.intro')}</p>
					<FormProblems form={form} />
					<RadioGroup id="reason" legend={t('reporting.reason')} error={form.at('reason')}>
						{REPORT_REASONS.map((reason) => (
							<Radio
								key={reason}
								name="reason"
								value={reason}
								label={t(`reporting.reasons.${reason}`)}
								defaultChecked={form.values['reason'] === reason}
							/>
						))}
					</RadioGroup>
					<TextAreaField {...form.field('words')} label={t('reporting.words')} maxLength={2_000} />
					<EmailField {...form.field('email')} label={t('reporting.email')} optional={t('write.optional')} />
					<PrivacyLine />
					<div>
						<SubmitButton size="bar">{t('reporting.submit')}</SubmitButton>
					</div>
				</Form>
			)}
		</div>
	)
}
