import type { ReactNode } from 'react'
import { useFormAction, useLocation } from 'react-router'
import { FormProblems } from '#app/document/forms/form-problems.tsx'
import { type Form } from '#app/document/forms/use-form.ts'
import { useSending } from '#app/document/forms/use-sending.ts'
import './form-frame.css'

type FormFrameProps = {
	form: Form
	/** Fields, and a button that shows whether the form is on its way. */
	children: (isSending: boolean) => ReactNode
}

/** A form of these rooms: what is wrong with it, then its fields. Sent as a document, so that a password never outlives its answer. */
export function FormFrame({ form, children }: FormFrameProps) {
	const { isSending, onSubmit } = useSending()
	const action = useFormAction()
	const { search } = useLocation()
	return (
		<>
			<div className={form.summary.length > 0 || form.failure ? 'auth-notice' : undefined}>
				<FormProblems form={form} />
			</div>
			<form
				method="post"
				action={`${action.split('?')[0]}${search}`}
				noValidate
				onSubmit={onSubmit}
				className="auth-form"
			>
				{children(isSending)}
			</form>
		</>
	)
}
