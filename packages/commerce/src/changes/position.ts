/** How far somebody has seen the database: a snapshot of PostgreSQL on one timeline. */
export type Seen = {
	/** Of the write-ahead log; another one after a failover, whose transactions are not comparable. */
	timeline: string
	/** Transactions from here on have not been seen; nor those of `running`, which are below. */
	end: number
	running: readonly number[]
}

/**
 * How far a reader of a feed is. Its own gateway knows it by the number of the last change; the others by what it has
 * seen of the database, and by the instant until which offers, publications and days have begun.
 */
export type Position = Seen & {
	/** Of this life of the gateway. */
	gateway: string
	number: number
	/** Milliseconds since 1970. */
	instant: number
}

const WRITTEN = /^([0-9a-f]{8})\.(\d{1,15})\.(\d{1,15})\.([0-9A-F]{8})\.(\d{1,16})((?:_\d{1,16})*)$/

/** `gateway.number.instant.timeline.end[_running]...` */
export function writePosition({ gateway, number, instant, timeline, end, running }: Position): string {
	return `${gateway}.${number}.${instant}.${timeline}.${[end, ...running].join('_')}`
}

/** Undefined for a text that is no position. */
export function readPosition(text: string): Position | undefined {
	const [, gateway, number, instant, timeline, end, running = ''] = WRITTEN.exec(text) ?? []
	if (gateway === undefined || timeline === undefined) return undefined
	const seen = { timeline, end: Number(end), running: running.split('_').slice(1).map(Number) }
	return { gateway, number: Number(number), instant: Number(instant), ...seen }
}

/** Reads PostgreSQL's `xmin:xmax:xip,xip`. */
export function readSnapshot(snapshot: string, timeline: string): Seen {
	const [, end, running = ''] = snapshot.split(':')
	return { timeline, end: Number(end), running: running.split(',').filter(Boolean).map(Number) }
}

/**
 * True if all transactions that `other` has seen are seen here too. Snapshots of one database are ordered: of two, one
 * contains the other.
 */
export function hasSeen(own: Seen, other: Seen): boolean {
	if (own.timeline !== other.timeline || own.end < other.end) return false
	const stillRunning = new Set(other.running)
	return own.running.every((transaction) => transaction >= other.end || stillRunning.has(transaction))
}

/** True if all transactions before one are seen. */
export function hasSeenUntil({ end, running }: Seen, transaction: number): boolean {
	return end >= transaction && running.every((one) => one >= transaction)
}
