import type { Figures } from './load.ts'

export type Row = { name: string; peer: string; byConnections: Record<number, Figures> }

function cell(figures: Figures | undefined): string {
	if (!figures) return ''
	const rate =
		figures.perSecond >= 100 ? Math.round(figures.perSecond).toLocaleString('en') : figures.perSecond.toFixed(1)
	const failed = figures.failures > 0 ? `, ${figures.failures} failed` : ''
	return `${rate}/s, ${figures.p50.toFixed(1)}, ${figures.p99.toFixed(0)}${failed}`
}

/** A Markdown table: operations down, connections across, the best peer beside it. */
export function table(rows: Row[], connections: readonly number[]): string {
	const head = ['Operation', ...connections.map((c) => `c=${c}`), 'Best peer, c=16']
	const lines = rows.map((row) => [row.name, ...connections.map((c) => cell(row.byConnections[c])), row.peer])
	return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
