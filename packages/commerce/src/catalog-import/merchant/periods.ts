const INSTANT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i

/** An instant as feeds write it, `2026-02-24T11:07+0100`; without a zone it is UTC. Undefined for anything else. */
export function parseInstant(text: string): Date | undefined {
	const [, day, time = '00:00', zone = 'Z'] = INSTANT.exec(text.trim()) ?? []
	if (!day) return undefined
	const offset = /^z$/i.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`
	const instant = new Date(`${day}T${time.length === 5 ? `${time}:00` : time}${offset}`)
	return Number.isNaN(instant.getTime()) ? undefined : instant
}

/** `2026-02-24T11:07+0100/2026-03-01T23:59+0100`. Undefined when it is not two instants in their order. */
export function parsePeriod(text: string): { from: Date; until: Date } | undefined {
	const [start, end, ...rest] = text.split('/')
	const from = parseInstant(start ?? '')
	const until = parseInstant(end ?? '')
	return from && until && rest.length === 0 && from < until ? { from, until } : undefined
}
