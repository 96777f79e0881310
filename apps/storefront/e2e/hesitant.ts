import type { Browser } from 'playwright-core'

/**
 * Makes React render late, by up to 150 ms for each piece of work, as a busy machine does: what is read before it is shown is
 * read wrong then. `npm run everything -- --only hesitant` runs all journeys this way; it finds in one run what a machine of a
 * third of the speed finds in ten.
 */
export function renderLate(browser: Browser): void {
	const newContext = browser.newContext.bind(browser)
	browser.newContext = async (options) => {
		const context = await newContext(options)
		await context.addInitScript(delayMessages)
		return context
	}
}

/** Runs in each page, before its scripts and before a test takes its clock: React's scheduler asks for its turn by messages to itself. */
function delayMessages(): void {
	const Channel = MessageChannel
	const after = setTimeout
	// The same delays in each document, of a linear congruential generator: what fails once fails again.
	let state = 12_345
	const nextDelay = () => {
		state = (state * 1_103_515_245 + 12_345) % 2 ** 31
		return (state / 2 ** 31) * 150
	}
	globalThis.MessageChannel = class extends Channel {
		constructor() {
			super()
			const { port2 } = this
			const post = port2.postMessage.bind(port2)
			port2.postMessage = (message: unknown) => void after(() => post(message), nextDelay())
		}
	}
}
