import { isTrackingOff } from '#app/document/tracking/data-layer.ts'
import { readChoice } from '#app/document/consent/choice.ts'
import { type ConsentChoice, NOTHING } from '#app/document/consent/purposes.ts'

type Signal = 'granted' | 'denied'

/** The signals of Consent Mode v2 that a choice stands for; what the shop itself needs is always granted. */
export function signalsOf({ measurement, personalization, advertising }: ConsentChoice): Record<string, Signal> {
	return {
		ad_storage: signal(advertising),
		ad_user_data: signal(advertising),
		ad_personalization: signal(advertising),
		analytics_storage: signal(measurement),
		personalization_storage: signal(personalization),
		functionality_storage: 'granted',
		security_storage: 'granted',
	}
}

function signal(isAllowed: boolean): Signal {
	return isAllowed ? 'granted' : 'denied'
}

/** Google's tags read commands only from an `arguments` object, so this is no arrow and takes no rest. */
export function gtag(_command: 'consent' | 'js' | 'config', _what: string | Date, _more?: object): void {
	// oxlint-disable-next-line prefer-rest-params
	push(arguments)
}

/** Into the data layer, which exists from the first entry on. */
export function push(entry: object): void {
	window.dataLayer ??= []
	window.dataLayer.push(entry)
}

/** Before anything else enters the data layer: everything denied, then what this visitor has allowed before (R158). */
export function startConsentMode(): void {
	if (isTrackingOff()) return
	gtag('consent', 'default', signalsOf(NOTHING))
	const choice = readChoice()
	if (choice) gtag('consent', 'update', signalsOf(choice))
}

/** Reports a decision to the data layer and to listeners. */
export function announceChoice(choice: ConsentChoice): void {
	if (!isTrackingOff()) {
		gtag('consent', 'update', signalsOf(choice))
		push({ event: 'consent_update', consent: choice })
	}
	window.dispatchEvent(new CustomEvent('consent-changed', { detail: choice }))
}
