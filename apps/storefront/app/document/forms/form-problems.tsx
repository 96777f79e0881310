import { useTranslations } from 'use-intl'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Form } from './use-form.ts'

/** What is wrong with a form, above it. */
export function FormProblems({ form: { summary, failure }, className }: { form: Form; className?: string }) {
	const t = useTranslations('err')
	return (
		<>
			{failure && (
				<Notice tone="error" role="alert" className={className}>
					{failure}
				</Notice>
			)}
			<ErrorSummary title={t('title')} errors={summary} />
		</>
	)
}
