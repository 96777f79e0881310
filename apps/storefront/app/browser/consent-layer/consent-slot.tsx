import { type ComponentType, useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { useDocument } from '#app/document/document.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { loadLayerMessages } from '#app/facts/locale/messages.ts'
import { isTrackingOff } from '#app/document/tracking/data-layer.ts'
import { readChoice, readStoredConsent } from '#app/document/consent/choice.ts'
import type { LayerProps } from './layer.tsx'
import { NOTHING } from '#app/document/consent/purposes.ts'
import { useTags } from './use-tags.ts'
import { whenQuiet } from './when-quiet.ts'

type View = { Layer: ComponentType<LayerProps>; opener: HTMLElement | null; isAsking: boolean }

/**
 * The place of the cookie layer: first in the document, so that it is the first stop of the keyboard (brief 3.17). The server
 * renders nothing here; a script adds the layer when the page is quiet and no valid choice exists. Without scripts there is
 * nothing to ask: no tag runs.
 */
export function ConsentSlot() {
	const { isNativeApp } = useDocument()
	const to = useLocalePath()
	const page = to('cookies')
	const isOwnPage = useMatches().some(({ id }) => id === 'routes/consent/cookies')
	const [view, setView] = useState<View>()
	useTags()
	useProofSentAgain(to('cookies/proof'))

	useEffect(() => {
		if (isNativeApp) return
		async function show(isAsking: boolean): Promise<boolean> {
			const opener = isAsking ? null : (document.activeElement as HTMLElement | null)
			const [code, hasTexts] = await Promise.all([import('./layer.tsx').catch(() => undefined), loadLayerMessages()])
			if (!code || !hasTexts) return false
			setView({ Layer: code.ConsentLayer, opener, isAsking })
			return true
		}
		const stop = whenQuiet(() => {
			// On its own page the question is the page; a browser out of all tracking has nothing to be asked.
			if (!isOwnPage && !readChoice() && !isTrackingOff()) void show(true)
		})
		const reopen = async (event: Event) => {
			event.preventDefault()
			if (isOwnPage) restoreFocus(null)
			else if (!(await show(false))) location.assign(page)
		}
		window.addEventListener('consent-asked', reopen)
		return () => {
			stop()
			window.removeEventListener('consent-asked', reopen)
		}
	}, [isNativeApp, isOwnPage, page])

	if (!view || isNativeApp || isOwnPage) return null
	const { Layer, opener, isAsking } = view
	return (
		<Layer
			isAsking={isAsking}
			before={readChoice() ?? NOTHING}
			onClose={(hadFocus) => {
				setView(undefined)
				if (hadFocus) restoreFocus(opener)
			}}
		/>
	)
}

/** Back to where the layer was opened from; after the first question to the heading of the page. */
function restoreFocus(opener: HTMLElement | null): void {
	const heading = document.querySelector<HTMLElement>('h1')
	heading?.setAttribute('tabindex', '-1')
	const target = opener?.isConnected && opener !== document.body ? opener : heading
	target?.focus({ preventScroll: true })
}

/** A proof that could not be stored is sent again with the next document. */
function useProofSentAgain(address: string): void {
	useEffect(
		() =>
			whenQuiet(() => {
				const stored = readStoredConsent()
				if (!stored?.unproven) return
				void import('#app/document/consent/proof.ts')
					.then((proof) => proof.sendProof(stored, address))
					.catch(() => undefined)
			}),
		[address],
	)
}
