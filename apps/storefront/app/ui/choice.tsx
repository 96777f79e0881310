import type { ComponentProps, ReactNode } from 'react'
import { FieldError } from './field.tsx'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'name'> & {
	name: string
	label: ReactNode
	/** A quieter line under the label. */
	hint?: ReactNode
}

/** A checkbox with its label; `error` for one that must be ticked. */
export function Checkbox({ label, hint, error, ...input }: ChoiceProps & { error?: ReactNode }) {
	const id = choiceId(input)
	const errorId = error ? `${id}-error` : undefined
	return (
		<div>
			<label className="choice">
				<input
					{...input}
					id={id}
					type="checkbox"
					className="checkbox"
					aria-invalid={error ? true : undefined}
					aria-describedby={errorId}
				/>
				<ChoiceText label={label} hint={hint} />
			</label>
			<FieldError id={errorId}>{error}</FieldError>
		</div>
	)
}

/** A switch: only for settings that count at once or together with a save button, such as consent. */
export function Switch({ label, hint, ...input }: ChoiceProps) {
	return (
		<label className="choice">
			<input {...input} id={choiceId(input)} type="checkbox" role="switch" className="switch" />
			<ChoiceText label={label} hint={hint} />
		</label>
	)
}

/** One radio button; inside `RadioGroup`. */
export function Radio({ label, hint, ...input }: ChoiceProps) {
	return (
		<label className="choice">
			<input {...input} id={choiceId(input)} type="radio" className="radio" />
			<ChoiceText label={label} hint={hint} />
		</label>
	)
}

type RadioGroupProps = {
	/** Id of the group; error summaries link to it. */
	id: string
	legend: ReactNode
	hint?: ReactNode
	error?: ReactNode
	children: ReactNode
}

/** Radios, radio cards or checkboxes under one question. */
export function RadioGroup({ id, legend, hint, error, children }: RadioGroupProps) {
	const hintId = hint ? `${id}-hint` : undefined
	const errorId = error ? `${id}-error` : undefined
	const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined
	return (
		<fieldset className="choice-group" id={id} tabIndex={-1} aria-describedby={describedBy}>
			<legend>{legend}</legend>
			{hint && (
				<div className="field-hint" id={hintId}>
					{hint}
				</div>
			)}
			{children}
			<FieldError id={errorId}>{error}</FieldError>
		</fieldset>
	)
}

function ChoiceText({ label, hint }: Pick<ChoiceProps, 'label' | 'hint'>) {
	return (
		<span>
			{label}
			{hint && <span className="choice-hint">{hint}</span>}
		</span>
	)
}

/** Choices of one name differ by value, so the value is part of the id. */
function choiceId({ id, name, value }: Pick<ChoiceProps, 'id' | 'name' | 'value'>): string {
	return id ?? (value === undefined ? name : `${name}-${value}`)
}
