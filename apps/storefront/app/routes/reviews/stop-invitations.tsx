import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'

/** Looking at the link of the e-mail decides nothing: programs that read mail follow links. */
export function StopInvitations() {
	const t = useTranslations('reviews.stop')
	return (
		<Form method="post" className="review-form">
			<h2 className="type-title-l">{t('title')}</h2>
			<p>{t('text')}</p>
			<div>
				<SubmitButton intent="stop" size="bar">
					{t('button')}
				</SubmitButton>
			</div>
		</Form>
	)
}
