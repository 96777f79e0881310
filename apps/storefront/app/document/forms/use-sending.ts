import { type FormEvent, useEffect, useState } from 'react'

/** A plain form that is sent once: pressed again, or without a network, it stays as it is (R91). */
export function useSending() {
	const [isSending, setSending] = useState(false)
	useEffect(() => {
		// Kept by the browser for Back, the form is to be used again.
		const reset = () => setSending(false)
		window.addEventListener('pageshow', reset)
		return () => window.removeEventListener('pageshow', reset)
	}, [])
	function onSubmit(event: FormEvent) {
		if (isSending || !navigator.onLine) event.preventDefault()
		else setSending(true)
	}
	return { isSending, onSubmit }
}
