import { EVENT_TYPES, type EventType } from '@vitrine/commerce/events/contract'
import {
	openEndpoint,
	replayEvents,
	rotateSecret,
	setEndpointState,
} from '@vitrine/commerce/webhooks/commands/endpoints'
import { listAttempts, listEndpoints } from '@vitrine/commerce/webhooks/queries'
import { isEndpointUrl } from '@vitrine/commerce/webhooks/rules'
import { type Command, readList, runCommand } from './command-line.ts'

const USAGE = `Usage:
  npm run webhooks -- open URL [--types LIST]      sends events from now on to an address and shows its secret, once
  npm run webhooks -- list                         all endpoints, and how much waits for them
  npm run webhooks -- attempts ID                  the latest attempts
  npm run webhooks -- replay ID --from POSITION    sends again what is after a position
  npm run webhooks -- rotate ID                    another secret; for a day the one before signs beside it
  npm run webhooks -- close ID | reopen ID         stops sending; goes on with what was missed
    --types LIST   of ${EVENT_TYPES.join(', ')}; all otherwise`

const OPTIONS = ['types', 'from'] as const

const say = (line = '') => process.stdout.write(`${line}\n`)
const show = (rows: object[]) => rows.forEach((row) => say(JSON.stringify(row)))
const known = (found: unknown, id: string) => {
	if (!found) throw new TypeError(`There is no endpoint ${id}.`)
}
const now = () => new Date()

const commands: Record<string, Command<(typeof OPTIONS)[number]>> = {
	async open(db, [url = ''], { types }) {
		if (!isEndpointUrl(url)) throw new TypeError('An endpoint has an address of https.')
		const { id, secret } = await openEndpoint(db, {
			url,
			types: types === undefined ? [] : readList(types, isEventType),
			now: now(),
		})
		console.error(`The endpoint ${id}. Its secret is shown this once:`)
		say(secret)
	},
	list: async (db) => show(await listEndpoints(db)),
	attempts: async (db, [id = '']) => show(await listAttempts(db, { id, limit: 50 })),
	async replay(db, [id = ''], { from = '' }) {
		if (!/^\d{1,15}$/.test(from)) throw new TypeError('--from is a position.')
		const queued = await replayEvents(db, { id, from: Number(from), now: now() })
		known(queued !== undefined, id)
		console.error(`${queued} events are sent again.`)
	},
	async rotate(db, [id = '']) {
		const rotated = await rotateSecret(db, { id, now: now() })
		known(rotated, id)
		say(rotated?.secret)
	},
	close: async (db, [id = '']) => known(await setEndpointState(db, { id, state: 'closed' }), id),
	reopen: async (db, [id = '']) => known(await setEndpointState(db, { id, state: 'open' }), id),
}

const isEventType = (word: string): word is EventType => (EVENT_TYPES as readonly string[]).includes(word)

await runCommand({ usage: USAGE, options: OPTIONS, commands })
