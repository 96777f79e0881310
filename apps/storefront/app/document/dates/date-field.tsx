import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Form } from '#app/document/forms/use-form.ts'
import { FieldError } from '#app/ui/field.tsx'
import { type DatePart, dateOrder, partName } from './date-parts.ts'
import { TextInput } from '#app/ui/text-field.tsx'
import './date-field.css'

type DateFieldProps = {
	name: string
	legend: ReactNode
	hint?: ReactNode
	optional?: string
	form: Form
	/** A day of birth, which browsers know. */
	isBirthday?: boolean
	className?: string
}

/**
 * A date in three fields, in the order of the page's language: a native one follows the browser's, and cannot be read aloud or
 * typed alike everywhere. Its page names the texts `date`. Error summaries link to its first field, whose id is the name.
 */
export function DateField({ name, legend, hint, optional, form, isBirthday, className }: DateFieldProps) {
	const t = useTranslations('date')
	const error = form.at(name)
	const labels: Readonly<Record<DatePart, string>> = { day: t('day'), month: t('month'), year: t('year') }
	const order = dateOrder(useLocale())
	const idOf = (part: DatePart) => (part === order[0] ? name : partName(name, part))
	const hintId = hint ? `${name}-hint` : undefined
	const errorId = error ? `${name}-error` : undefined
	const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined
	return (
		<fieldset className={className ? `choice-group ${className}` : 'choice-group'} aria-describedby={describedBy}>
			<legend>
				{legend}
				{optional && <span className="field-optional"> {optional}</span>}
			</legend>
			{hint && (
				<div className="field-hint" id={hintId}>
					{hint}
				</div>
			)}
			<div className="date-parts">
				{order.map((part) => (
					<div key={part} className={`field date-${part}`}>
						<label className="field-label" htmlFor={idOf(part)}>
							{labels[part]}
						</label>
						<TextInput
							id={idOf(part)}
							name={partName(name, part)}
							inputMode="numeric"
							maxLength={part === 'year' ? 4 : 2}
							autoComplete={isBirthday ? `bday-${part}` : 'off'}
							defaultValue={form.values[partName(name, part)]}
							aria-invalid={error ? true : undefined}
						/>
					</div>
				))}
			</div>
			<FieldError id={errorId}>{error}</FieldError>
		</fieldset>
	)
}
