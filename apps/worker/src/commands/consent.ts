import { listConsents } from '@vitrine/commerce/consents/queries'
import type { Program } from './command-line.ts'

const USAGE = `Usage:
  npm run shop -- consent ID    what a browser decided on cookies, to be shown to the visitor or to an authority
    ID   stands on the page /{locale}/cookies/ of the browser that decided`

/** `npm run shop -- consent`: the proof of a consent (GDPR art. 7(1)). Ends with 1 where there is none. */
export const consent: Program = {
	usage: USAGE,
	async run({ db, words: [id, ...more], terminal }) {
		if (!id || more.length > 0) throw new TypeError('Which consent?')
		const consents = await listConsents(db, id)
		for (const decided of consents) terminal.out(JSON.stringify(decided))
		if (consents.length > 0) return
		terminal.err(`There is no decision of ${id}.`)
		return 1
	},
}
