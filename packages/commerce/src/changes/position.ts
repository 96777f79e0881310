/**
 * How much of the database's changes something has seen: a snapshot of PostgreSQL on one timeline, and the last instant
 * at which an offer, a publication or a day began. Written `timeline.instant.xmin-xmax[-xip,xip]`.
 */
export type Position = {
	/** Of the write-ahead log; another one after a failover, whose transactions are not comparable. */
	timeline: string
	/** Milliseconds since 1970. */
	instant: number
	/** Transactions from here on have not been seen; nor those of `running`, which are below. */
	end: number
	running: readonly number[]
}

const WRITTEN = /^([0-9A-F]{8})\.(\d{1,15})\.(\d{1,16})((?:_\d{1,16})*)$/

export function writePosition({ timeline, instant, end, running }: Position): string {
	return `${timeline}.${instant}.${[end, ...running].join('_')}`
}

/** Undefined for a text that is no position. */
export function readPosition(text: string): Position | undefined {
	const [, timeline, instant, end, running = ''] = WRITTEN.exec(text) ?? []
	if (timeline === undefined) return undefined
	return { timeline, instant: Number(instant), end: Number(end), running: running.split('_').slice(1).map(Number) }
}

/** Reads PostgreSQL's `xmin:xmax:xip,xip`. */
export function positionOf(snapshot: string, { timeline, instant }: { timeline: string; instant: number }): Position {
	const [, end, running = ''] = snapshot.split(':')
	return { timeline, instant, end: Number(end), running: running.split(',').filter(Boolean).map(Number) }
}

/** PostgreSQL's text of a position's snapshot. */
export function snapshotOf({ end, running }: Position): string {
	return `${Math.min(end, ...running)}:${end}:${running.join(',')}`
}

/**
 * True if all transactions seen at `other` are seen at `position` too. Snapshots of one database are ordered: of two,
 * one covers the other.
 */
export function hasSeen(position: Position, other: Position): boolean {
	if (position.timeline !== other.timeline || position.end < other.end) return false
	const stillRunning = new Set(other.running)
	return position.running.every((transaction) => transaction >= other.end || stillRunning.has(transaction))
}

/** True if transactions and instants of `other` are covered. */
export function covers(position: Position, other: Position): boolean {
	return position.instant >= other.instant && hasSeen(position, other)
}
