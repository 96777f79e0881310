import { useEffect, useRef } from 'react'
import { outdate } from '#app/browser/builds/new-build.ts'
import { useDocument } from '#app/document/document.tsx'
import { isTrackingOff } from '#app/document/tracking/data-layer.ts'
import { type ConsentChoice, readChoice } from '#app/document/consent/choice.ts'
import { NOTHING, PURPOSES } from '#app/document/consent/purposes.ts'
import { whenQuiet } from './when-quiet.ts'

/** Starts the tags a visitor has allowed: those of an earlier visit when the page is quiet, those just allowed at once (R151, R121). */
export function useTags(): void {
	const { tags, site, isNativeApp } = useDocument()
	// The A/B tool belongs to the site whose parameter allowed it; a change of country within the document drops it.
	const firstSite = useRef(site)
	const hasAllowed = useRef(false)
	useEffect(() => {
		async function follow(choice: ConsentChoice): Promise<void> {
			const isAllowed = PURPOSES.some((purpose) => choice[purpose])
			if (!tags || isNativeApp || isTrackingOff() || !(isAllowed || hasAllowed.current)) return
			hasAllowed.current = true
			const { runsForbidden, startTags } = await import('./tags.ts')
			// What runs already is gone with the next page, which is loaded as a document.
			if (runsForbidden(choice)) outdate()
			startTags(choice, { ...tags, abtastyId: site === firstSite.current ? tags?.abtastyId : undefined })
		}
		async function clean(choice: ConsentChoice): Promise<void> {
			// What earlier visits left is looked for in the one string there is, so that most never load the broom.
			if (!/\b(_g|ABTasty|FP)/i.test(document.cookie)) return
			const { dropForeignCookies } = await import('./foreign-cookies.ts')
			dropForeignCookies(choice)
		}
		const attempt = (choice: ConsentChoice) => {
			// A file lost on the way starts nothing, which is what is wanted then.
			void Promise.all([follow(choice), clean(choice)]).catch(() => undefined)
		}
		const stop = whenQuiet(() => attempt(readChoice() ?? NOTHING))
		const decided = (event: CustomEvent<ConsentChoice>) => attempt(event.detail)
		window.addEventListener('consent-changed', decided)
		return () => {
			stop()
			window.removeEventListener('consent-changed', decided)
		}
	}, [tags, site, isNativeApp])
}
