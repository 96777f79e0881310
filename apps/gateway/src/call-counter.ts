import { createHmac } from 'node:crypto'
import { addCalls, type CallCount } from '@vitrine/commerce/call-counts/commands'
import type { Database } from '@vitrine/commerce/database/client'
import type { Limit } from './limits.ts'

export type CallCounter = {
	/** Counts a call. Resolves with the caller's calls of the period as far as they are known here, and what is left of it. */
	count(limit: Omit<Limit, 'calls'>, caller: string): Promise<Counted>
	/** Exchanges heavy callers with the database now, which happens by itself once a second. */
	flush(): Promise<void>
}
export type Counted = { points: number; milliseconds: number }

/** Of a limit, one process keeps at most this share of a caller's calls to itself. */
const OWN_SHARE = 1 / 20
/** Milliseconds between two exchanges with the database. */
const INTERVAL = 1_000
const SWEEP = 60_000

type Count = {
	/** In the database, by the last exchange. */
	shared: number
	/** Only here. */
	own: number
	endsAt: number
	/** Name in the database, once it is needed. */
	key?: string
}

type CallCounterOptions = {
	db: Database
	/** The same for all gateways; keeps networks out of the table. */
	secret: string
	onError: (error: unknown) => void
}

/**
 * Counts calls of networks over all gateways (decision 0080). Exact limits ask the database before each call, one
 * statement, and no more once the limit is reached. The others are counted in memory; a caller of whom one process has seen
 * a twentieth of a limit is exchanged with the database once a second, one statement for all of them. So with n processes a
 * caller gets at most (n - 1) / 20 of the limit and a second's calls on top, and who reads as people do costs no statement.
 * While the database is away each process counts for itself.
 */
export function createCallCounter(options: CallCounterOptions): CallCounter {
	const counts = new Map<string, Count>()
	const heavy = new Map<string, Count>()
	let timer: NodeJS.Timeout | undefined
	let sweptAt = Date.now()

	function countOf(name: string, seconds: number): Count {
		const now = Date.now()
		if (now - sweptAt > SWEEP) {
			sweptAt = now
			for (const [other, { endsAt }] of counts) if (endsAt <= now) counts.delete(other)
		}
		let count = counts.get(name)
		if (!count || count.endsAt <= now) {
			count = { shared: 0, own: 0, endsAt: now + seconds * 1_000 }
			counts.set(name, count)
		}
		return count
	}

	async function flush(): Promise<void> {
		const now = Date.now()
		const calls = [...heavy]
			.filter(([, { endsAt }]) => endsAt > now)
			.map(([name, count]) => ({ name, count, points: count.own }))
		heavy.clear()
		for (const { count } of calls) count.own = 0
		if (calls.length > 0) await exchange(options, calls)
	}

	function schedule(): void {
		timer ??= setTimeout(() => {
			void flush().then(() => {
				timer = undefined
				if (heavy.size > 0) schedule()
			})
		}, INTERVAL).unref()
	}

	return {
		async count(limit, caller) {
			const name = `${limit.name} ${caller}`
			const count = countOf(name, limit.seconds)
			const told = (points: number) => ({ points, milliseconds: count.endsAt - Date.now() })
			const isReached = count.shared >= limit.points
			if (limit.isExact && !isReached) {
				const [row] = await exchange(options, [{ name, count, points: 1 }])
				return told(row?.points ?? count.shared + count.own)
			}
			count.own += 1
			if (!isReached && (count.shared > 0 || count.own >= limit.points * OWN_SHARE)) {
				heavy.set(name, count)
				schedule()
			}
			return told(count.shared + count.own)
		},
		flush,
	}
}

type OwnCalls = { name: string; count: Count; points: number }

/** Sends calls to the database and takes over what it knows; on failure they stay here. */
async function exchange(options: CallCounterOptions, calls: readonly OwnCalls[]): Promise<CallCount[]> {
	const { db, secret, onError } = options
	const byKey = new Map(calls.map((call) => [(call.count.key ??= keyOf(secret, call.name)), call]))
	try {
		const rows = await addCalls(
			db,
			[...byKey].map(([key, { count, points }]) => ({
				key,
				points,
				milliseconds: Math.max(1, count.endsAt - Date.now()),
			})),
		)
		for (const row of rows) {
			const { count } = byKey.get(row.key)!
			count.shared = Math.max(count.shared, row.points)
			count.endsAt = Date.now() + row.milliseconds
		}
		return rows
	} catch (error) {
		onError(error)
		for (const { count, points } of calls) count.own += points
		return []
	}
}

/** HMAC, so that the table does not show who called. */
function keyOf(secret: string, name: string): string {
	return createHmac('sha256', secret).update(`calls ${name}`).digest('base64url')
}
