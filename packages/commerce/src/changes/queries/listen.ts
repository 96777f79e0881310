import pg from 'pg'

const RECONNECT_AFTER = 1_000

/** What is announced: whatever pages show (migration 0039), or texts alone (0067). */
export type Channel = 'changes' | 'texts'

/**
 * Listens on a connection of its own for announcements. `onChange` is also
 * called on each connect, since earlier announcements are lost. Reconnects by itself.
 */
export function listenForChanges(options: {
	connectionString: string
	channel: Channel
	onChange: () => void
	onError: (error: unknown) => void
}): { isListening: () => boolean; stop: () => Promise<void> } {
	let isStopped = false
	let isListening = false
	let client: pg.Client | undefined
	let timer: NodeJS.Timeout | undefined

	const reconnect = (lost: pg.Client, error: unknown) => {
		if (isStopped || client !== lost) return
		client = undefined
		isListening = false
		options.onError(error)
		options.onChange()
		lost.end().catch(() => undefined)
		timer = setTimeout(connect, RECONNECT_AFTER)
	}
	const begin = async (next: pg.Client) => {
		try {
			await next.connect()
			await next.query(`listen ${options.channel}`)
			isListening = true
			options.onChange()
		} catch (error) {
			reconnect(next, error)
		}
	}
	const connect = () => {
		const next = new pg.Client({ connectionString: options.connectionString, keepAlive: true })
		client = next
		next.on('error', (error) => reconnect(next, error))
		next.on('end', () => reconnect(next, new Error('the connection that listens has ended')))
		next.on('notification', () => options.onChange())
		void begin(next)
	}
	connect()
	return {
		isListening: () => isListening,
		async stop() {
			isStopped = true
			clearTimeout(timer)
			await client?.end().catch(() => undefined)
		},
	}
}
