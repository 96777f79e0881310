import type { OrderOptions } from '@vitrine/commerce/returns/contract/returns'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import type { FormValues } from '#app/document/forms/submitted-form.ts'
import type { Form as FormState } from '#app/document/forms/use-form.ts'
import { FieldError } from '#app/ui/field.tsx'
import { SelectField } from '#app/ui/select.tsx'

type Line = Pick<OrderOptions['lines'][number], 'position' | 'name' | 'colorName' | 'sizeLabel' | 'unitCentAmounts'>
type CancelUnitsProps = {
	lines: readonly Line[]
	form: FormState
	/** Of this very form: sent twice, it is one cancellation. */
	submissionKey: string
}

/** Units to cancel by line, as the form says. */
export function unitsToCancel(values: FormValues, lines: readonly Line[]): { position: number; quantity: number }[] {
	return lines.flatMap(({ position, unitCentAmounts: { length: most } }) => {
		const quantity = Number(values[`cancel-${position}`] ?? 0)
		return Number.isInteger(quantity) && quantity > 0 ? [{ position, quantity: Math.min(quantity, most) }] : []
	})
}

/** Some of an order's items, where it has several: how many of each are not wanted any more. */
export function CancelUnits({ lines, form: { at, values }, submissionKey }: CancelUnitsProps) {
	const t = useTranslations('account.cancel')
	return (
		<section className="account-section">
			<h2 className="type-title-l thread">{t('some')}</h2>
			<p className="muted">{t('someText')}</p>
			<Form method="post" className="account-form">
				<input type="hidden" name="submissionKey" value={submissionKey} />
				<fieldset id="lines" tabIndex={-1} aria-describedby={at('lines') ? 'lines-error' : undefined}>
					<legend className="visually-hidden">{t('some')}</legend>
					<FieldError id="lines-error">{at('lines')}</FieldError>
					{lines.map(({ position, name, colorName, sizeLabel, unitCentAmounts: { length: most } }) => (
						<div key={position} role="group" aria-labelledby={`line-${position}`}>
							<p id={`line-${position}`} className="type-ui">
								{`${name}, ${colorName}, ${sizeLabel}`}
							</p>
							<SelectField
								name={`cancel-${position}`}
								label={t('quantity')}
								defaultValue={values[`cancel-${position}`] ?? '0'}
								options={Array.from({ length: most + 1 }, (_, value) => ({ value, label: value }))}
							/>
						</div>
					))}
				</fieldset>
				<SubmitButton intent="units" variant="secondary">
					{t('submitSome')}
				</SubmitButton>
			</Form>
		</section>
	)
}
