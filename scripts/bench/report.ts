import { type Figures, failuresOf } from './figures.ts'

/** An operation, measured at several numbers of connections. `limit` is the name of the row that cannot be surpassed. */
export type Row = {
	name: string
	limit?: string | undefined
	byConnections: Readonly<Partial<Record<number, Figures>>>
}

/** From here on the generator may be what holds a rate back. */
const FULL = 0.95

function rate(perSecond: number): string {
	return perSecond >= 100 ? Math.round(perSecond).toLocaleString('en') : perSecond.toFixed(1)
}

function milliseconds(value: number): string {
	return value < 10 ? value.toFixed(1) : value.toFixed(0)
}

/** A run with failures is no figure: only they are shown. */
function cell(figures: Figures | undefined): string {
	if (!figures) return ''
	const failures = failuresOf(figures)
	if (failures) return `no figure: ${failures}`
	return `${rate(figures.perSecond)}/s, ${milliseconds(figures.p50)}, ${milliseconds(figures.p99)}`
}

function processor(figures: Figures | undefined): string {
	if (!figures || figures.serverMicros === undefined) return ''
	const { serverMicros, generatorMicros, generatorShare } = figures
	if (Number.isNaN(generatorMicros)) return `${Math.round(serverMicros)}`
	return `${Math.round(serverMicros)} + ${Math.round(generatorMicros)}${generatorShare > FULL ? ' (full)' : ''}`
}

function ratio(figures: Figures | undefined, limit: Figures | undefined): string {
	if (!figures || !limit || failuresOf(figures) || failuresOf(limit)) return ''
	const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`
	const work =
		figures.serverMicros && limit.serverMicros
			? `, work ${(figures.serverMicros / limit.serverMicros).toFixed(1)} ×`
			: ''
	return `${percent(figures.perSecond / limit.perSecond)}${work}`
}

/**
 * A Markdown table: operations down, connections across (rate, p50 ms, p99 ms), then the processor time of one request in
 * microseconds, of all that answer + of the generator, and the share of its limit, both at `reference` connections.
 */
export function table(rows: readonly Row[], connections: readonly number[], reference: number): string {
	const head = [
		'Operation',
		...connections.map((c) => `c=${c}`),
		`µs of processor, c=${reference}`,
		`Of its limit, c=${reference}`,
	]
	const lines = rows.map(({ name, limit, byConnections }) => {
		const limiting = rows.find((row) => row.name === limit)?.byConnections[reference]
		return [
			name,
			...connections.map((c) => cell(byConnections[c])),
			processor(byConnections[reference]),
			ratio(byConnections[reference], limiting),
		]
	})
	return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
