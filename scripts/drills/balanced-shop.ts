import { join } from 'node:path'
import { type Kind, type SeparateProcesses, separateProcesses } from '../running/separate-processes.ts'
import { startBalancer } from './balancer.ts'
import { type Bench, openBench, SUBSCRIPTION_KEY } from './bench.ts'

export const KINDS = ['gateway', 'worker', 'storefront'] as const

export type BalancedShop = Bench & {
	programs: SeparateProcesses
	/** Path of the file of a secret. */
	fileOf: (secret: string) => string
	portsOf: (kind: 'gateway' | 'storefront') => number[]
	/** nginx in front of the storefronts, and of the gateways. */
	pages: { host: string; port: number }
	gateway: { host: string; port: number }
	/** The French shop as visitors call it. */
	host: string
	/** Stops nginx and the database; the processes are whoever's that started them. */
	close: () => Promise<void>
}

/** A database of its own and nginx before so many processes of each kind, none of which runs yet. Ends the program where there is no nginx. */
export async function openBalancedShop(options: {
	port: number
	counts: Readonly<Record<Kind, number>>
	env: Readonly<Record<string, string>>
	/** Of another version than this one. */
	migrations?: URL
	/** Secrets that the processes read from files. */
	files?: readonly string[]
}): Promise<BalancedShop> {
	const { port, counts, env, migrations, files = [] } = options
	const bench = await openBench(port, migrations && { migrations })
	const fileOf = (secret: string) => join(bench.folder, secret)
	const ofFiles = files.map((secret) => [`${secret}_FILE`, fileOf(secret)])
	const programs = await separateProcesses({
		env: { ...bench.env, ...env, ...Object.fromEntries(ofFiles) },
		folder: bench.folder,
		subscriptionKey: SUBSCRIPTION_KEY,
		ports: { gateway: port + 10, storefront: port + 20 },
		gatewayUrl: () => bench.gatewayUrl,
	})
	const portsOf = (kind: 'gateway' | 'storefront') =>
		Array.from({ length: counts[kind] }, (_, index) => programs.portOf(kind, index))
	const balancer = await startBalancer({
		storefronts: portsOf('storefront'),
		gateways: portsOf('gateway'),
		ports: { pages: port, gateway: port + 1 },
	})
	if (!balancer) {
		console.error('This drill needs nginx (Debian: nginx).')
		process.exit(1)
	}
	return {
		...bench,
		fileOf,
		programs,
		portsOf,
		pages: { host: '127.0.0.1', port },
		gateway: { host: '127.0.0.1', port: port + 1 },
		host: `fr.localhost:${port}`,
		async close() {
			await balancer.stop()
			await bench.close()
		},
	}
}
