import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { type Form as FormState } from '#app/document/forms/use-form.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import { PasswordField } from '#app/ui/password-field.tsx'

/** A copy of one's data: `expires` in words; being written without it. */
export type ExportView = { id: string; requested: string; expires?: string }

type ExportSectionProps = { exports: ExportView[]; form: FormState }

/** A copy of everything, for reading and for machines (GDPR art. 15, 20). While one is written there is nothing to ask for. */
export function ExportSection({ exports, form }: ExportSectionProps) {
	const t = useTranslations('account.export')
	const isUnderWay = exports.some(({ expires }) => !expires)
	return (
		<section className="account-section">
			<h2 className="type-title-l thread">{t('title')}</h2>
			<p className="account-now">{t('text')}</p>
			{exports.length > 0 && (
				<ul className="account-list">
					{exports.map((one) => (
						<ExportRow key={one.id} one={one} />
					))}
				</ul>
			)}
			{!isUnderWay && (
				<Form method="post" noValidate className="account-form">
					<PasswordField
						{...form.field('password')}
						label={t('password')}
						hint={t('passwordHint')}
						showLabel={t('show')}
						autoComplete="current-password"
					/>
					<div>
						<SubmitButton intent="export" variant="secondary">
							{t('submit')}
						</SubmitButton>
					</div>
				</Form>
			)}
		</section>
	)
}

function ExportRow({ one: { id, requested, expires } }: { one: ExportView }) {
	const t = useTranslations('account.export')
	const to = useLocalePath()
	const file = (format: 'html' | 'json') => to(`account/privacy/exports/${id}/${format}`)
	return (
		<li className="account-item">
			<div className="account-item-text">
				<p className="type-ui">{t('of', { moment: requested })}</p>
				<p className="type-small muted">{expires ? t('until', { moment: expires }) : t('underWay')}</p>
			</div>
			{expires && (
				<p className="account-files">
					<a href={file('html')} className="link" download>
						{t('page')}
					</a>
					<a href={file('json')} className="link" download>
						{t('data')}
					</a>
				</p>
			)}
		</li>
	)
}
