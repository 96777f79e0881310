import type { ReactNode } from 'react'
import { useFormAction, useLocation } from 'react-router'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { useFormWords } from './use-form-words.ts'
import { useSending } from './use-sending.ts'
import './form-frame.css'

type FormFrameProps = {
	words: Pick<ReturnType<typeof useFormWords>, 'title' | 'summary' | 'failure'>
	/** Fields, and a button that shows whether the form is on its way. */
	children: (isSending: boolean) => ReactNode
}

/** A form of these rooms: what is wrong with it, then its fields. Sent as a document, so that a password never outlives its answer. */
export function FormFrame({ words, children }: FormFrameProps) {
	const { isSending, onSubmit } = useSending()
	const action = useFormAction()
	const { search } = useLocation()
	return (
		<>
			{words.failure && (
				<Notice tone="error" role="alert" className="auth-notice">
					{words.failure}
				</Notice>
			)}
			<div className={words.summary.length > 0 ? 'auth-notice' : undefined}>
				<ErrorSummary title={words.title} errors={words.summary} />
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
