import { EVENT_TYPES, type EventType } from '@vitrine/commerce/events/contract'
import {
	openEndpoint,
	replayEvents,
	rotateSecret,
	setEndpointState,
} from '@vitrine/commerce/webhooks/commands/endpoints'
import { listAttempts, listEndpoints } from '@vitrine/commerce/webhooks/queries'
import { isEndpointUrl } from '@vitrine/commerce/webhooks/rules'
import { type Act, type Asked, chosenByWord, type Program, readList } from './command-line.ts'

const USAGE = `Usage:
  npm run shop -- webhooks open URL [--types LIST]      sends events from now on to an address and shows its secret, once
  npm run shop -- webhooks list                         all endpoints, and how much waits for them
  npm run shop -- webhooks attempts ID                  the latest attempts
  npm run shop -- webhooks replay ID --from POSITION    sends again what is after a position
  npm run shop -- webhooks rotate ID                    another secret; for a day the one before signs beside it
  npm run shop -- webhooks close ID | reopen ID         stops sending; goes on with what was missed
    --types LIST   of ${EVENT_TYPES.join(', ')}; all otherwise`

const OPTIONS = ['types', 'from'] as const

type Option = (typeof OPTIONS)[number]

const show = ({ terminal }: Asked, rows: object[]) => rows.forEach((row) => terminal.out(JSON.stringify(row)))
const known = (found: unknown, id: string) => {
	if (!found) throw new TypeError(`There is no endpoint ${id}.`)
}
const now = () => new Date()
const isEventType = (word: string): word is EventType => (EVENT_TYPES as readonly string[]).includes(word)

const acts: Record<string, Act<Option>> = {
	async open({ db, words: [url = ''], values: { types }, terminal }) {
		if (!isEndpointUrl(url)) throw new TypeError('An endpoint has an address of https.')
		const { id, secret } = await openEndpoint(db, {
			url,
			types: types === undefined ? [] : readList(types, isEventType),
			now: now(),
		})
		terminal.err(`The endpoint ${id}. Its secret is shown this once:`)
		terminal.out(secret)
	},
	list: async (asked) => show(asked, await listEndpoints(asked.db)),
	attempts: async (asked) => show(asked, await listAttempts(asked.db, { id: asked.words[0] ?? '', limit: 50 })),
	async replay({ db, words: [id = ''], values: { from = '' }, terminal }) {
		if (!/^\d{1,15}$/.test(from)) throw new TypeError('--from is a position.')
		const queued = await replayEvents(db, { id, from: Number(from), now: now() })
		known(queued !== undefined, id)
		terminal.err(`${queued} events are sent again.`)
	},
	async rotate({ db, words: [id = ''], terminal }) {
		const rotated = await rotateSecret(db, { id, now: now() })
		if (!rotated) throw new TypeError(`There is no endpoint ${id}.`)
		terminal.out(rotated.secret)
	},
	close: async ({ db, words: [id = ''] }) => known(await setEndpointState(db, { id, state: 'closed' }), id),
	reopen: async ({ db, words: [id = ''] }) => known(await setEndpointState(db, { id, state: 'open' }), id),
}

/** `npm run shop -- webhooks` (decision 0096). */
export const webhooks: Program<Option> = { usage: USAGE, options: OPTIONS, run: chosenByWord(acts) }
