import type { ReactNode } from 'react'
import { Icon } from './icon/icon.tsx'

/** What a control needs to belong to its label, hint and error. Spread it on the input. */
export type ControlProps = {
	id: string
	'aria-describedby': string | undefined
	'aria-invalid': true | undefined
}

export type FieldTexts = {
	label: ReactNode
	/** Shown above the control, never inside it. */
	hint?: ReactNode
	/** Says what happened and what to do. Its presence marks the control as invalid. */
	error?: ReactNode
	/** The word "(optional)"; required fields are the rule and carry no mark. */
	optional?: string
}

type FieldProps = FieldTexts & {
	/** Id of the control; error summaries link to it. */
	id: string
	className?: string
	children: (control: ControlProps) => ReactNode
}

/** Label above, hint, control, error below, joined for screen readers. */
export function Field({ id, label, hint, error, optional, className, children }: FieldProps) {
	const hintId = hint ? `${id}-hint` : undefined
	const errorId = error ? `${id}-error` : undefined
	return (
		<div className={className ? `field ${className}` : 'field'}>
			<label className="field-label" htmlFor={id}>
				{label}
				{optional && <span className="field-optional"> {optional}</span>}
			</label>
			{hint && (
				<div className="field-hint" id={hintId}>
					{hint}
				</div>
			)}
			{children({
				id,
				'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
				'aria-invalid': error ? true : undefined,
			})}
			<FieldError id={errorId}>{error}</FieldError>
		</div>
	)
}

/** The message under a control or a group of controls; draws nothing without a message. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
	if (!children) return null
	return (
		<div className="field-error" id={id}>
			<Icon name="alert" size={16} />
			<span>{children}</span>
		</div>
	)
}
