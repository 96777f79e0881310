// Repeats against a running shop what the first hard look could do to it (H3, M1 to M4, M6 to M10), and must fail to. H1 and H2 are
// `lost-connections`; M5 needs an authenticator and is in commerce/sign-ins. Ends with 1 when one succeeds; some minutes: npm run drill -- attacks
import '@vitrine/market/install-seven-sites'
import { openBench } from './bench.ts'
import { ACCOUNT_ATTACKS } from './attacks/accounts.ts'
import { DOOR_ATTACKS } from './attacks/doors.ts'
import { START_ATTACKS } from './attacks/starts.ts'
import type { Attack } from './attacks/attack.ts'
import { startServer } from './server.ts'

const PORT = Number(process.argv[2] ?? 21_320)
const bench = await openBench(PORT)
const { gatewayUrl } = bench
// Limits as every shop has them.
const env = { ...bench.env, RATE_LIMIT_PER_MINUTE: '600', UNPAID_ORDERS: '3', STOCK_HOLD_SECONDS: '900' }
let server = await startServer({ env, gatewayUrl })
const target = {
	bench,
	pid: () => server.pid,
	async restart(signal: 'kill' | 'stop', changes: Record<string, string> = {}) {
		await server[signal]()
		server = await startServer({ env: { ...env, ...changes }, gatewayUrl })
	},
}
let succeeded = 0
const attacks: Attack[] = [...DOOR_ATTACKS, ...ACCOUNT_ATTACKS, ...START_ATTACKS]
for (const attack of attacks) {
	const began = Date.now()
	const fault = await attack.run(target).catch((error: unknown) => `broke off: ${String(error)}`)
	succeeded += fault ? 1 : 0
	const seconds = ((Date.now() - began) / 1_000).toFixed(1)
	console.log(`${attack.finding.padEnd(4)} ${attack.name}: ${fault ? `WRONG: ${fault}` : 'held'} (${seconds} s)`)
}
console.log(`${attacks.length - succeeded} attacks held, ${succeeded} succeeded`)
await server.stop()
await bench.close()
process.exit(succeeded === 0 ? 0 : 1)
