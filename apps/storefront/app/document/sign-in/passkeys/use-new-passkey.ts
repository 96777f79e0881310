import { useState } from 'react'
import { useSubmit } from 'react-router'
import { useLocalePath } from '#app/document/links/links.ts'
import type { Trouble } from './ceremony.ts'

/** Makes a passkey and has it kept; then the customer is at their list. What goes wrong before that is told where they are. */
export function useNewPasskey() {
	const to = useLocalePath()
	const submit = useSubmit()
	const [isMaking, setMaking] = useState(false)
	const [trouble, setTrouble] = useState<Trouble>()

	/** `password`: of who signed in some time ago. */
	async function make(name: string, password = ''): Promise<void> {
		setMaking(true)
		setTrouble(undefined)
		const made = await begin(password)
		if (made.state === 'answered') {
			const { challengeId, response } = made
			await submit({ challengeId, response, name }, { method: 'post', action: to('auth/passkey/add') })
		} else if (made.state === 'ended') location.reload()
		else setTrouble(made.state)
		setMaking(false)
	}
	async function begin(password: string) {
		try {
			const { makePasskey } = await import('./ceremony.ts')
			return await makePasskey(to('auth/passkey/offer'), password)
		} catch {
			return { state: 'failed' as const }
		}
	}
	return { make, isMaking, trouble }
}
