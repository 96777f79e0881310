import {
	type PublicKeyCredentialCreationOptionsJSON,
	type PublicKeyCredentialRequestOptionsJSON,
	startAuthentication,
	startRegistration,
	WebAuthnAbortService,
} from '@simplewebauthn/browser'

/** Why there is no answer. `cancelled` is everything the visitor does not want to go on with, time that has run out included. */
export type Trouble = 'cancelled' | 'known' | 'limit' | 'password' | 'wait' | 'failed'
export type Answered = { state: 'answered'; challengeId: string; response: string } | { state: Trouble | 'ended' }

/** Browsers allow one request at a time: the latest wins, but a quiet one gives way to one that the visitor started. */
let turn = 0
let isPressed = false

type Question<T> = { challengeId: string; options: T }

/**
 * Loaded only for the use of a passkey. Asks the browser for the visitor's passkey; with `isQuiet` it waits among the
 * suggestions of the e-mail field until one is chosen, or until another request is made.
 */
export async function findPasskey(askAt: string, { isQuiet = false } = {}): Promise<Answered> {
	if (isQuiet && isPressed) return { state: 'cancelled' }
	isPressed = !isQuiet
	const found = await answer<PublicKeyCredentialRequestOptionsJSON>(askAt, (optionsJSON) =>
		startAuthentication({ optionsJSON, useBrowserAutofill: isQuiet }),
	)
	if (!isQuiet) isPressed = false
	return found
}

/** Has the browser make a passkey for who is signed in; `password` where that was some time ago. */
export async function makePasskey(offerAt: string, password: string): Promise<Answered> {
	return answer<PublicKeyCredentialCreationOptionsJSON>(offerAt, (optionsJSON) => startRegistration({ optionsJSON }), {
		password,
	})
}

/** Ends the question that waits: its page is left. */
export function stopAsking(): void {
	turn += 1
	WebAuthnAbortService.cancelCeremony()
}

/** `ended`: the session that could have a passkey made has ended. */
const STATUSES: Readonly<Record<number, Trouble | 'ended'>> = {
	401: 'ended',
	409: 'limit',
	422: 'password',
	429: 'wait',
}

async function answer<T>(
	questionAt: string,
	perform: (options: T) => Promise<object>,
	fields: Record<string, string> = {},
): Promise<Answered> {
	turn += 1
	const mine = turn
	try {
		const asked = await fetch(questionAt, { method: 'POST', body: new URLSearchParams(fields) })
		if (!asked.ok) return { state: STATUSES[asked.status] ?? 'failed' }
		const { challengeId, options }: Question<T> = await asked.json()
		if (mine !== turn) return { state: 'cancelled' }
		const response = JSON.stringify(await perform(options))
		return { state: 'answered', challengeId, response }
	} catch (error) {
		const name = error instanceof Error ? error.name : ''
		if (name === 'InvalidStateError') return { state: 'known' }
		return { state: name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed' }
	}
}

/** Sends a form that leads to another page, as if it had stood on this one. */
export function sendForm(action: string, fields: Readonly<Record<string, string>>): void {
	const form = document.createElement('form')
	Object.assign(form, { method: 'post', action, hidden: true })
	for (const [name, value] of Object.entries(fields)) {
		const input = document.createElement('input')
		Object.assign(input, { type: 'hidden', name, value })
		form.append(input)
	}
	document.body.append(form)
	form.submit()
	form.remove()
}
