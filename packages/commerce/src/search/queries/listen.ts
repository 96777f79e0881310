import pg from 'pg'

const CHANNELS = ['catalog_changed', 'stock_changed'] as const
export type Channel = (typeof CHANNELS)[number]

const RECONNECT_AFTER = 2_000

/**
 * Listens on a connection of its own to pg_notify of commands. `onChange` is also called for both channels on each
 * connect, since earlier notifications are lost. Reconnects by itself.
 */
export function listenForChanges(options: {
	connectionString: string
	onChange: (channel: Channel) => void
	onError: (error: unknown) => void
}): { stop: () => Promise<void> } {
	let isStopped = false
	let client: pg.Client | undefined
	let timer: NodeJS.Timeout | undefined

	const reconnect = (lost: pg.Client, error: unknown) => {
		if (isStopped || client !== lost) return
		client = undefined
		options.onError(error)
		lost.end().catch(() => undefined)
		timer = setTimeout(connect, RECONNECT_AFTER)
	}
	const begin = async (next: pg.Client) => {
		try {
			await next.connect()
			await next.query(CHANNELS.map((channel) => `listen ${channel}`).join(';'))
			for (const channel of CHANNELS) options.onChange(channel)
		} catch (error) {
			reconnect(next, error)
		}
	}
	const connect = () => {
		const next = new pg.Client({ connectionString: options.connectionString, keepAlive: true })
		client = next
		next.on('error', (error) => reconnect(next, error))
		next.on('end', () => reconnect(next, new Error('the connection that listens has ended')))
		next.on('notification', ({ channel }) => {
			const known = CHANNELS.find((name) => name === channel)
			if (known) options.onChange(known)
		})
		void begin(next)
	}
	connect()
	return {
		async stop() {
			isStopped = true
			clearTimeout(timer)
			await client?.end().catch(() => undefined)
		},
	}
}
