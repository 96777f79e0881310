import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type RunningServer, startServer } from './drills/server.ts'

export type Kind = 'gateway' | 'worker' | 'storefront'
const PROGRAMS: Readonly<Record<Kind, string>> = {
	gateway: 'apps/gateway/src/main.ts',
	worker: 'apps/worker/src/main.ts',
	storefront: 'apps/storefront/main.ts',
}
const HOST = '127.0.0.1'

export type SeparateProcesses = {
	/**
	 * Starts one and waits until it answers. A gateway or storefront listens on the first port of its kind plus `index`;
	 * `checkout` is the folder of another version.
	 */
	start(kind: Kind, index: number, checkout?: string): Promise<RunningServer>
	portOf(kind: 'gateway' | 'storefront', index: number): number
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
		...options.env,
		NODE_ENV: 'production',
		GATEWAY_HOST: HOST,
		HOST,
		SUBSCRIPTION_KEY: subscriptionKey,
		SUBSCRIPTION_KEYS: subscriptionKey,
		AUTH_SECRET: 'secret-of-separate-processes-for-measuring',
		COOKIE_SECRET: 'another-secret-of-separate-processes',
		PAYMENT_WEBHOOK_SECRET: 'a-secret-of-a-bank-of-play-money',
		SANDBOX_PAYMENTS: 'true',
		SANDBOX_PAGES_URL: `${origin}/sandbox`,
		SHOP_NAME: 'Bench',
		SHOP_HOSTS: 'localhost,.localhost',
		COMPANY_LINE: 'Bench, Lille',
		MAIL_FROM: 'Bench <shop@bench.example>',
		TRUSTED_PROXIES: HOST,
		MEDIA_FOLDER: join(folder, 'media'),
	}
	await mkdir(env.MEDIA_FOLDER, { recursive: true })
	const portOf = (kind: 'gateway' | 'storefront', index: number) => ports[kind] + index
	return {
		portOf,
		start(kind, index, checkout) {
			const own = `http://${HOST}:${kind === 'worker' ? 0 : portOf(kind, index)}`
			const settings: Record<string, string> = {
				gateway: { GATEWAY_PORT: String(portOf('gateway', index)) },
				worker: { GATEWAY_URL: gatewayUrl(index) },
				storefront: { PORT: String(portOf('storefront', index)), GATEWAY_URL: gatewayUrl(index) },
			}[kind]
			return startServer({
				env: { ...env, ...settings },
				program: PROGRAMS[kind],
				checkout,
				...(patience && { patience }),
				// A worker answers nobody: it is there when a gateway is.
				gatewayUrl: kind === 'gateway' ? own : gatewayUrl(index),
				...(kind === 'storefront' && { probe: `${own}/robots.txt` }),
			})
		},
	}
}
