import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon/icon.tsx'
import { PlaceLink } from './place-link.tsx'

type ErrorSummaryProps = {
	title: string
	/** In the order of the form, with the words shown at the fields. `field` is the id of the control. */
	errors: Array<{ field: string; message: ReactNode }>
}

/** What is wrong with a form, at its top; takes the focus whenever the errors change. Nothing without errors. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
	const titleId = useId()
	const summary = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (errors.length > 0) summary.current?.focus()
	}, [errors])
	if (errors.length === 0) return null
	return (
		<div ref={summary} className="error-summary" role="group" aria-labelledby={titleId} tabIndex={-1}>
			<h2 id={titleId}>
				<Icon name="alert" size={20} />
				{title}
			</h2>
			<ul>
				{errors.map(({ field, message }) => (
					<li key={field}>
						<PlaceLink place={field}>{message}</PlaceLink>
					</li>
				))}
			</ul>
		</div>
	)
}
