import type pg from 'pg'

/**
 * Connections of a process that work at the same time, and milliseconds after which one is taken to wait for something
 * (a row's lock, a slow disk) rather than to work.
 */
const MOST_AT_WORK = 4
const LONGEST_WORK = 5

/**
 * Lends connections of a pool so that few of them work at the same time: others wait some statements long. A process of
 * PostgreSQL that is used again at once finds its plans and catalogs in the processor's caches, and ten that share two
 * processors take turns in throwing them out (decision 0091). Who holds a connection for longer keeps nobody waiting.
 */
export function pace(pool: pg.Pool): void {
	const lend = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
	const waiting: (() => void)[] = []
	let working = 0

	function begin(): () => void {
		let isWorking = true
		const end = () => {
			if (!isWorking) return
			isWorking = false
			clearTimeout(timer)
			const next = waiting.shift()
			if (next) next()
			else working -= 1
		}
		const timer = setTimeout(end, LONGEST_WORK)
		return end
	}

	async function connect(): Promise<pg.PoolClient> {
		// Who ends passes its place on, so that nobody who comes later takes it.
		if (working < MOST_AT_WORK) working += 1
		else await new Promise<void>((resolve) => waiting.push(resolve))
		const end = begin()
		try {
			const client = await lend()
			const { release } = client
			client.release = (error) => {
				end()
				release(error)
			}
			return client
		} catch (error) {
			end()
			throw error
		}
	}
	pool.connect = connect as typeof pool.connect
}
