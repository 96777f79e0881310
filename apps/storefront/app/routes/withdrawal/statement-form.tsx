import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { FormError } from '#app/routes/checkout/form-errors.ts'
import { useDocument } from '#app/document/document.tsx'
import { Button } from '#app/ui/button.tsx'
import { Radio, RadioGroup } from '#app/ui/choice.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { exampleOrderNumber } from '#app/routes/orders/example-number.ts'
import type { StatementOrder, StatementValues } from './statement.ts'

type StatementFormProps = { values: StatementValues; order: StatementOrder | null; errors: FormError[] }

const REQUIRED = ['name', 'orderNumber', 'email'] as const
const CODES = ['email', 'name', 'too-long', 'lines', 'order-not-found', 'too-many-requests', 'too-many-tries'] as const

function useMessages(errors: readonly FormError[]) {
	const t = useTranslations('withdraw.problem')
	return errors.map(({ id, field, code }) => {
		const asked = code === 'required' ? REQUIRED.find((candidate) => candidate === field) : undefined
		const known = CODES.find((candidate) => candidate === code)
		const message = asked ? t(`required.${asked}`) : known ? t(known) : t('other')
		return { field: id, message }
	})
}

/** The statement: who, which order, where the receipt goes; a part of it once the order is known. A plain form (law 3). */
export function StatementForm({ values, order, errors }: StatementFormProps) {
	const t = useTranslations('withdraw')
	const { site } = useDocument()
	const navigation = useNavigation()
	const messages = useMessages(errors)
	const at = (field: string) => messages.find((message) => message.field === field)?.message
	const isSending = navigation.state === 'submitting'
	const intent = navigation.formData?.get('intent')
	return (
		<Form method="post" noValidate className="withdraw-form" preventScrollReset>
			<ErrorSummary title={t('problem.title')} errors={messages} />
			<input type="hidden" name="submissionKey" value={values.submissionKey} />
			<input type="hidden" name="orderId" value={values.orderId} />
			<TextField
				name="name"
				label={t('name')}
				autoComplete="name"
				maxLength={120}
				defaultValue={values.name}
				error={at('name')}
			/>
			<TextField
				name="orderNumber"
				label={t('orderNumber')}
				hint={t('orderNumberHint', { example: exampleOrderNumber(site) })}
				autoComplete="off"
				autoCapitalize="characters"
				maxLength={40}
				defaultValue={values.orderNumber}
				error={at('orderNumber')}
			/>
			<TextField
				name="email"
				type="email"
				label={t('email')}
				hint={values.orderId ? t('receiptHint') : t('emailHint')}
				autoComplete="email"
				inputMode="email"
				maxLength={254}
				defaultValue={values.email}
				error={at('email')}
			/>
			{order ? <Scope order={order} error={at('lines')} /> : null}
			<p className="type-small text-ink-2">{t('noReason')}</p>
			<div className="withdraw-actions">
				<Button type="submit" name="intent" value="confirm" size="bar" loading={isSending && intent !== 'choose'}>
					{t('confirm', { site })}
				</Button>
				{!order && (
					<Button
						type="submit"
						name="intent"
						value="choose"
						variant="tertiary"
						loading={isSending && intent === 'choose'}
					>
						{t('choose')}
					</Button>
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
										<span className="block font-normal text-ink-2">{line.detail}</span>
									</>
								}
								defaultValue={String(line.chosen)}
							>
								{Array.from({ length: line.left + 1 }, (_, quantity) => (
									<option key={quantity} value={quantity}>
										{quantity}
									</option>
								))}
							</SelectField>
						))}
					</div>
				</RadioGroup>
			)}
		</>
	)
}
