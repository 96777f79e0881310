import { type RefObject, useEffect, useState } from 'react'
import { useLocalePath } from '#app/document/links/links.ts'
import { rememberSignIn } from '#app/document/tracking/account-events.ts'
import type { ReturnQuery } from '../return-query.ts'
import type { Trouble } from './ceremony.ts'

/** A question that waits among suggestions is asked anew before it is too old to be answered. */
const RENEWED_AFTER = 4 * 60_000

type Options = {
	/** The form of the other ways; its field for the e-mail address suggests passkeys. */
	form: RefObject<HTMLFormElement | null>
	isSupported: boolean
	/** Where it stands, for who measures (R98). */
	origin: string
	/** What goes along: where the visitor wanted to go. */
	query: ReturnQuery
}

/** Signs in with a passkey: at the press of a button, or chosen among the suggestions of the e-mail field. */
export function usePasskeySignIn({ form, isSupported, origin, query }: Options) {
	const to = useLocalePath()
	const [isAsking, setAsking] = useState(false)
	const [trouble, setTrouble] = useState<Trouble>()
	const [askAt, useAt] = [to('auth/passkey/ask'), to(`auth/passkey/use${query}`)]

	useEffect(() => {
		const element = form.current
		if (!isSupported || !element) return
		return whenTouched(element, () => suggest(() => signIn({ form: element, askAt, useAt, origin, isQuiet: true })))
	}, [form, isSupported, askAt, useAt, origin])

	useEffect(() => {
		// Kept by the browser for Back, the form is to be used again.
		const reset = () => setAsking(false)
		window.addEventListener('pageshow', reset)
		return () => window.removeEventListener('pageshow', reset)
	}, [])

	async function press(): Promise<void> {
		setAsking(true)
		setTrouble(undefined)
		const met = await signIn({ form: form.current, askAt, useAt, origin, isQuiet: false })
		setTrouble(met)
		// Otherwise the next page is on its way.
		if (met) setAsking(false)
	}
	return { press, isAsking, trouble }
}

type PasskeyRequestInput = {
	form: HTMLFormElement | null
	askAt: string
	useAt: string
	origin: string
	isQuiet: boolean
}

/** Asks the browser and sends its answer; what kept it from answering is returned. */
async function signIn({ form, askAt, useAt, origin, isQuiet }: PasskeyRequestInput): Promise<Trouble | undefined> {
	try {
		const { findPasskey, sendForm } = await import('./ceremony.ts')
		const found = await findPasskey(askAt, { isQuiet })
		if (found.state !== 'answered') return found.state === 'ended' ? 'failed' : found.state
		const stay = form?.elements.namedItem('stay')
		const isStaying = stay instanceof HTMLInputElement && stay.checked
		rememberSignIn({ type: 'passkey', origin })
		const { challengeId, response } = found
		sendForm(useAt, { challengeId, response, ...(isStaying ? { stay: 'yes' } : {}) })
		return undefined
	} catch {
		return 'failed'
	}
}

/** Begins something when the visitor turns to the field that suggests passkeys, once; returns how to end it, begun or not. */
function whenTouched(form: HTMLFormElement, begin: () => () => void): () => void {
	let end: (() => void) | undefined
	const field = form.querySelector('[autocomplete~="webauthn"]')
	function start() {
		resetQuestion()
		end = begin()
	}
	function resetQuestion() {
		field?.removeEventListener('focus', start)
		field?.removeEventListener('pointerenter', start)
	}
	field?.addEventListener('focus', start)
	field?.addEventListener('pointerenter', start)
	return () => {
		resetQuestion()
		end?.()
	}
}

/** Lets the browser suggest passkeys in the e-mail field, where it can; returns how to stop. */
function suggest(ask: () => Promise<unknown>): () => void {
	let isOver = false
	let timer: ReturnType<typeof setTimeout>
	async function wait(): Promise<void> {
		const canSuggest = await PublicKeyCredential.isConditionalMediationAvailable?.()
		if (isOver || !canSuggest) return
		timer = setTimeout(() => void wait(), RENEWED_AFTER)
		if (document.visibilityState === 'visible') await ask()
	}
	void wait()
	return () => {
		isOver = true
		clearTimeout(timer)
		void import('./ceremony.ts').then(({ stopAsking }) => stopAsking()).catch(() => undefined)
	}
}
