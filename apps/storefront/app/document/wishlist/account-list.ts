import type { SiteCode } from '@vitrine/market/sites'
import { isSignedInHere } from '#app/document/signed-in/use-signed-in.ts'
import {
	accountKey,
	changeList,
	deviceKey,
	listAt,
	parseSaved,
	type Press,
	presses,
	type Saved,
	subscribe,
} from './saved.ts'

/** Milliseconds after which a page that is looked at again asks anew: another device may have saved something. */
const FRESH = 60_000

/** One call after the other, so that no answer undoes what was pressed after it. */
let turn: Promise<void> = Promise.resolve()
let waiting = 0

let watched: SiteCode | undefined
let asked = 0

/**
 * Keeps this browser's copy of the account's list for as long as the document lives (decision 0067): asks for it now and when
 * the page is looked at again, and sends what is pressed. What the device saved before the sign-in goes along and is the
 * account's from then on.
 */
export function watchAccountList(site: SiteCode): void {
	if (!watched) {
		subscribe(sendPresses)
		document.addEventListener('visibilitychange', look)
	}
	if (watched !== site) asked = 0
	watched = site
	sendPresses()
	look()
}

function sendPresses(): void {
	for (const press of presses.splice(0)) exchange(press)
}

function look(): void {
	if (!isSignedInHere() || document.visibilityState !== 'visible' || Date.now() - asked < FRESH) return
	asked = Date.now()
	exchange({})
}

function exchange(press: Press): void {
	const site = watched
	if (!site) return
	waiting += 1
	turn = turn.then(async () => {
		const device = listAt(deviceKey(site))
		const list = await ask({ save: [...device, ...(press.save ? [press.save] : [])], remove: press.remove ?? [] })
		waiting -= 1
		if (!list) {
			// What could not be sent goes along with the next call.
			const { save } = press
			if (save) changeList(deviceKey(site), (saved) => [save, ...saved.filter(({ id }) => id !== save.id)])
			return
		}
		if (device.length > 0) changeList(deviceKey(site), () => [])
		if (waiting === 0) changeList(accountKey(site), () => list)
	})
}

type Sent = { save: readonly Saved[]; remove: readonly string[] }

/** The account's list after what is sent; undefined when it could not be. */
async function ask({ save, remove }: Sent): Promise<readonly Saved[] | undefined> {
	const address = `/${location.pathname.split('/')[1]}/wishlist/account/`
	const isChange = save.length + remove.length > 0
	const body = new URLSearchParams({ save: JSON.stringify(save), remove: JSON.stringify(remove) })
	try {
		const response = await fetch(address, isChange ? { method: 'POST', body } : {})
		return response.ok ? parseSaved(await response.text()) : undefined
	} catch {
		return undefined
	}
}
