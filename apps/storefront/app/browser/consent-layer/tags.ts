import { isTrackingOff } from '#app/document/tracking/data-layer.ts'
import { gtag, push } from './consent-mode.ts'
import type { ConsentChoice } from '#app/document/consent/purposes.ts'
import type { TagSettings } from '#app/facts/deployment/tag-settings.ts'

/** Addresses that have been asked for in this document: no tag starts twice. */
const started = new Set<string>()
const CONTAINERS = 'https://www.googletagmanager.com/'

/** Loads what is configured, allowed by the visitor and not switched off by TSM (R121, R151, R155, C10). Settings lack AB Tasty where the site's parameter does. */
export function startTags(choice: ConsentChoice, { containerId, abtastyId }: TagSettings): void {
	if (isTrackingOff()) return
	if (containerId && (choice.measurement || choice.advertising)) startContainer(containerId)
	if (abtastyId && choice.personalization) load(`https://try.abtasty.com/${abtastyId}.js`)
}

/** Whether a tag runs in this document that the visitor does not allow, or no longer: it cannot be stopped, only left behind. */
export function runsForbidden({ measurement, personalization, advertising }: ConsentChoice): boolean {
	return [...started].some((address) =>
		address.startsWith(CONTAINERS) ? !measurement && !advertising : !personalization,
	)
}

function startContainer(id: string): void {
	const isContainer = id.startsWith('GTM-')
	const address = `${CONTAINERS}${isContainer ? 'gtm.js' : 'gtag/js'}?id=${id}`
	if (started.has(address)) return
	if (isContainer) push({ event: 'gtm.js', 'gtm.start': Date.now() })
	else {
		gtag('js', new Date())
		gtag('config', id)
	}
	load(address)
}

function load(address: string): void {
	if (started.has(address)) return
	started.add(address)
	const script = document.createElement('script')
	script.async = true
	script.src = address
	// The tag manager hands it on to the scripts it adds.
	script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
	document.head.append(script)
}
