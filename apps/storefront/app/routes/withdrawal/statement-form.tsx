import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { FormProblems } from '#app/document/forms/form-problems.tsx'
import { type Form as FormState } from '#app/document/forms/use-form.ts'
import { Radio, RadioGroup } from '#app/ui/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select.tsx'
import { CodeField, EmailField, TextField } from '#app/ui/text-field.tsx'
import { exampleOrderNumber } from '#app/document/orders/example-number.ts'
import type { StatementOrder } from './statement.ts'

type StatementFormProps = { form: FormState; order: StatementOrder | null }

/** The statement: who, which order, where the receipt goes; a part of it once the order is known. A plain form (law 3). */
export function StatementForm({ form, order }: StatementFormProps) {
	const t = useTranslations('withdraw')
	const { site, country } = useDocument()
	const { submissionKey, orderId } = form.values
	return (
		<Form method="post" noValidate className="withdraw-form" preventScrollReset>
			<FormProblems form={form} />
			<input type="hidden" name="submissionKey" value={submissionKey} />
			<input type="hidden" name="orderId" value={orderId} />
			<TextField {...form.field('name')} label={t('name')} autoComplete="name" maxLength={120} />
			<CodeField
				{...form.field('orderNumber')}
				label={t('orderNumber')}
				hint={t('orderNumberHint', { example: exampleOrderNumber(site) })}
			/>
			<EmailField {...form.field('email')} label={t('email')} hint={orderId ? t('receiptHint') : t('emailHint')} />
			{order ? <Scope order={order} error={form.at('lines')} /> : null}
			<p className="type-small muted">{t('noReason')}</p>
			<div className="withdraw-actions">
				<SubmitButton intent="confirm" size="bar">
					{t('confirm', { country })}
				</SubmitButton>
				{!order && (
					<SubmitButton intent="choose" variant="tertiary">
						{t('choose')}
					</SubmitButton>
				)}
			</div>
		</Form>
	)
}

/** All of the order or some of it; shown after number and address matched. */
function Scope({ order, error }: { order: StatementOrder; error: string | undefined }) {
	const t = useTranslations('withdraw')
	const isPart = order.lines.some((line) => line.chosen > 0) || error !== undefined
	return (
		<>
			{order.problem && (
				<Notice tone="warning">
					{order.problem === 'too-late' ? t('tooLate', { day: order.until ?? '' }) : t('nothingLeft')}
				</Notice>
			)}
			{!order.problem && order.until && <Notice>{t('until', { day: order.until })}</Notice>}
			{order.lines.length > 0 && (
				<RadioGroup id="lines" legend={t('scope')} error={error}>
					<Radio name="scope" value="all" label={t('all')} defaultChecked={!isPart} />
					<Radio name="scope" value="part" label={t('part')} defaultChecked={isPart} />
					<div className="withdraw-lines">
						{order.lines.map((line) => (
							<SelectField
								key={line.position}
								name={`line-${line.position}`}
								label={
									<>
										{line.name}
										<span className="muted">{line.detail}</span>
									</>
								}
								defaultValue={String(line.chosen)}
								options={Array.from({ length: line.left + 1 }, (_, quantity) => ({ value: quantity, label: quantity }))}
							/>
						))}
					</div>
				</RadioGroup>
			)}
		</>
	)
}
