import { HEADERS } from './gateway.ts'
import type { OperationWork } from './job.ts'
import type { Measuring } from './measuring.ts'
import { openPgbench, type Pgbench, type Script } from './pgbench.ts'
import { type Figures, medianRun } from './figures.ts'
import type { Shop } from './shop.ts'

/** Lines of a cart. */
const LINES = 3
/** The embedded server has a hundred connections, of which the shop has some. */
const MOST_CLIENTS = 64

/** Add to cart and whole checkouts, beside what PostgreSQL commits and reads on the same disk. */
export async function measureTill(measuring: Measuring, shop: Shop, limitUrl: () => Promise<string>): Promise<void> {
	const names = { add: 'Gateway: add to cart', buy: `Whole checkout of ${LINES} lines, orders` }
	const limits = { tpcb: 'pgbench, TPC-B', select: 'pgbench, select only' } as const
	if (!Object.values({ ...names, ...limits }).some(measuring.isWanted)) return
	const pgbench = await openPgbench(await limitUrl())
	if (!pgbench) console.log('pgbench is not installed (Debian: postgresql-15): the till has no limit beside it')
	for (const script of ['select', 'tpcb'] as const)
		if (pgbench) await measureLimit(measuring, { pgbench, script, name: limits[script], servers: shop.database })
	const row = (name: string, kind: OperationWork['kind']) =>
		measuring.row(name, {
			...(pgbench && { limit: limits.tpcb }),
			servers: shop.servers,
			job: () => ({
				targets: shop.gateways,
				headers: HEADERS,
				work: { kind, skus: shop.skus, lines: LINES, databaseUrl: shop.databaseUrl },
			}),
		})
	await row(names.add, 'add to cart')
	await row(names.buy, 'checkout')
}

async function measureLimit(
	{ rows, options }: Measuring,
	plan: { pgbench: Pgbench; script: Script; name: string; servers: readonly number[] },
): Promise<void> {
	const byConnections: Record<number, Figures> = {}
	for (const connections of options.connections.filter((count) => count <= MOST_CLIENTS)) {
		const runs: Figures[] = []
		for (let index = 0; index < options.runs; index++)
			runs.push(await plan.pgbench.run(plan.script, { connections, seconds: options.seconds, servers: plan.servers }))
		byConnections[connections] = medianRun(runs)
	}
	rows.push({ name: plan.name, byConnections })
	console.error(`measured ${plan.name}`)
}
