import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type RunningServer, startServer } from '../drills/server.ts'
import { ROOT } from './run-program.ts'

export type Kind = 'gateway' | 'worker' | 'storefront'
const PROGRAMS: Readonly<Record<Kind, string>> = {
	gateway: 'apps/gateway/src/main.ts',
	worker: 'apps/worker/src/main.ts',
	storefront: 'apps/storefront/main.ts',
}
const HOST = '127.0.0.1'
/** How far the ports of workers are from those of storefronts. */
const WORKERS_AFTER = 30

const isOlder = (checkout?: string) => checkout !== undefined && checkout !== ROOT

export type SeparateProcesses = {
	/**
	 * Starts one and waits until it is ready. It listens on the first port of its kind plus `index`;
	 * `checkout` is the folder of another version.
	 */
	start(kind: Kind, index: number, checkout?: string): Promise<RunningServer>
	portOf(kind: Kind, index: number): number
}

/** The programs of a shop, each by its own main.ts, with the settings of one in production on play money. */
export async function separateProcesses(options: {
	/** Of shopEnvironment. */
	env: Readonly<Record<string, string>>
	folder: string
	subscriptionKey: string
	/** Of the first of each kind. */
	ports: { gateway: number; storefront: number }
	/** Where a storefront and the workers find a gateway. */
	gatewayUrl: (index: number) => string
	/** Seconds that one may take to start. */
	patience?: number
}): Promise<SeparateProcesses> {
	const { folder, subscriptionKey, ports, gatewayUrl, patience } = options
	const origin = `http://localhost:${ports.storefront}`
	const env = {
		// Nobody listens there: letters wait in the queue.
		SMTP_URL: 'smtp://127.0.0.1:9',
		// Nobody who asks for readiness stands before them.
		SHUTDOWN_DELAY: '0',
		NODE_ENV: 'production',
		GATEWAY_HOST: HOST,
		WORKER_HOST: HOST,
		HOST,
		SUBSCRIPTION_KEY: subscriptionKey,
		SUBSCRIPTION_KEYS: subscriptionKey,
		AUTH_SECRET: 'secret-of-separate-processes-for-measuring',
		COOKIE_SECRET: 'another-secret-of-separate-processes',
		PAYMENT_WEBHOOK_SECRET: 'a-secret-of-a-bank-of-play-money',
		SANDBOX_PAYMENTS: 'true',
		ALLOW_SANDBOX: 'true',
		SANDBOX_PAGES_URL: `${origin}/sandbox`,
		SHOP_NAME: 'Bench',
		SHOP_HOSTS: 'localhost,.localhost',
		COMPANY_LINE: 'Bench, Lille',
		MAIL_FROM: 'Bench <shop@bench.example>',
		TRUSTED_PROXIES: HOST,
		MEDIA_FOLDER: join(folder, 'media'),
		...options.env,
	}
	await mkdir(join(folder, 'media'), { recursive: true })
	const firstPorts = { ...ports, worker: ports.storefront + WORKERS_AFTER }
	const portOf = (kind: Kind, index: number) => firstPorts[kind] + index
	return {
		portOf,
		start(kind, index, checkout) {
			const own = `http://${HOST}:${portOf(kind, index)}`
			const settings: Record<string, string> = {
				gateway: { GATEWAY_PORT: String(portOf('gateway', index)) },
				worker: { WORKER_PORT: String(portOf('worker', index)), GATEWAY_URL: gatewayUrl(index) },
				storefront: { PORT: String(portOf('storefront', index)), GATEWAY_URL: gatewayUrl(index) },
			}[kind]
			return startServer({
				env: { ...env, ...settings },
				program: PROGRAMS[kind],
				checkout,
				...(patience && { patience }),
				// Versions before decision 0104 have probes in gateways alone.
				gatewayUrl: kind === 'gateway' || !isOlder(checkout) ? own : gatewayUrl(index),
				...(kind === 'storefront' && isOlder(checkout) && { probe: `${own}/robots.txt` }),
			})
		},
	}
}
