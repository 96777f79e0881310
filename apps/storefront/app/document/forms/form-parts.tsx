import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** The button of a form, busy while it is on its way; `intent` tells the forms of a page apart. */
export function SubmitButton({ intent, ...button }: ComponentProps<typeof Button> & { intent?: string }) {
	const { formData } = useNavigation()
	const isSent = formData !== undefined && formData.get('intent') === (intent ?? null)
	return <Button {...button} type="submit" {...(intent ? { name: 'intent', value: intent } : {})} loading={isSent} />
}

/** What the Enter key presses, where another button of the form stands before its own. */
export function EnterButton({ intent, children }: { intent?: string; children: string }) {
	const name = intent ? { name: 'intent', value: intent } : {}
	return (
		<button type="submit" {...name} className="visually-hidden" tabIndex={-1} aria-hidden="true">
			{children}
		</button>
	)
}
