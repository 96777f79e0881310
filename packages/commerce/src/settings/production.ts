import { type Fault, isLoopback, isOn } from '@vitrine/market/essentials'
import { requireSettings, type Settings, type Variables } from './read.ts'

/** Settings that a shop in production needs, with the operator's message. */
const ESSENTIALS = {
	PAYMENT_ACCOUNTS:
		'nobody takes money: name the accounts at payment providers, here or in the file of PAYMENT_ACCOUNTS_FILE (VITRINE_DEMO=true is for a demo, ALLOW_SANDBOX=true with SANDBOX_PAYMENTS=true for staging)',
	SMTP_URL: 'no e-mail can leave: name a mail server, such as smtp://user:password@host:587',
	SHOP_HOSTS:
		'no host is the shop’s: name those to which shoppers come back from the bank, such as shop.example,.shop.example',
} as const
export type Essential = keyof typeof ESSENTIALS

/** Settings whose place the brand's record takes, with its field and the operator's message. */
export const SIGNATURE = {
	SHOP_NAME: {
		field: 'name',
		message: 'the shop has no name: say it, or import a brand record (npm run shop -- init)',
	},
	MAIL_FROM: {
		field: 'mailFrom',
		message:
			'e-mails have no sender: say from whom they come, such as "Maison X <shop@maisonx.example>", here or in the brand record',
	},
	COMPANY_LINE: {
		field: 'companyLine',
		message:
			'nobody answers for the e-mails: name the company and its place, such as "Maison X SAS, Lille", here or in the brand record',
	},
} as const

/**
 * Faults of settings in production: those of `names` that lack, and whatever would serve shoppers play money, invented
 * parcels or pages without TLS. `ALLOW_SANDBOX` permits play. The settings of all processes may stand in one file: what a
 * process does not read is judged all the same.
 */
export function productionFaults(given: Variables, names: readonly Essential[]): Fault[] {
	const allowsSandbox = isOn(given['ALLOW_SANDBOX'])
	const mayPlay = allowsSandbox && isOn(given['SANDBOX_PAYMENTS'])
	const missing = names.filter((name) => !given[name]?.trim() && !(name === 'PAYMENT_ACCOUNTS' && mayPlay))
	const faults = missing.map((name): Fault => ({ name, message: ESSENTIALS[name] }))
	return allowsSandbox ? faults : [...faults, ...sandboxFaults(given), ...plainFaults(given)]
}

const STAGING = 'say ALLOW_SANDBOX=true for staging, where every page says so'

function sandboxFaults(given: Variables): Fault[] {
	const seconds = ['SANDBOX_SHIPPING_SECONDS', 'SANDBOX_DELIVERY_SECONDS', 'SANDBOX_RETURN_SECONDS']
	return [
		...(isOn(given['SANDBOX_PAYMENTS'])
			? [{ name: 'SANDBOX_PAYMENTS', message: `would sell for play money: ${STAGING}` }]
			: []),
		...seconds
			.filter((name) => Number(given[name] ?? 0) > 0)
			.map((name) => ({ name, message: `would tell buyers of parcels nobody has seen: ${STAGING}` })),
	]
}

/** A shop speaks http to its proxy; without one that it trusts, browsers would get a public host so. */
function plainFaults({ SITE_HOSTS: hosts = '', TRUSTED_PROXIES: proxies }: Variables): Fault[] {
	const names = hosts.split(',').map((pair) => pair.trim().split('=')[0] ?? '')
	const host = names.find((name) => name !== '' && !isLoopback(name))
	if (!host || proxies) return []
	return [
		{
			name: 'TRUSTED_PROXIES',
			message: `${host} would be served without TLS: name the proxy that ends it, such as 127.0.0.1`,
		},
	]
}

/** Fault of keys that charge real cards outside production, where somebody only tries something. */
export function liveKeyFaults({ NODE_ENV = 'production', PAYMENT_ACCOUNTS = '' }: Variables): Fault[] {
	if (NODE_ENV === 'production' || !/"(?:sk|rk)_live_/.test(PAYMENT_ACCOUNTS)) return []
	const message = 'has a live key, which charges real cards: a shop that takes money has NODE_ENV=production'
	return [{ name: 'PAYMENT_ACCOUNTS', message }]
}

/** Whether the sandbox bank is open, as said or else outside production, and the faults where it or an account must not be. */
export function readBank(given: Variables): { hasSandbox: boolean; faults: Fault[] } {
	const { SANDBOX_PAYMENTS, NODE_ENV = 'production' } = given
	const hasSandbox = SANDBOX_PAYMENTS ? isOn(SANDBOX_PAYMENTS) : NODE_ENV !== 'production'
	const isSigned = given['PAYMENT_WEBHOOK_SECRET'] ?? given['PAYMENT_WEBHOOK_SECRETS']
	const faults = liveKeyFaults(given)
	if (!hasSandbox || isSigned) return { hasSandbox, faults }
	const message = 'the sandbox signs its events with it: at least 16 characters, the same for gateway and worker'
	return { hasSandbox, faults: [...faults, { name: 'PAYMENT_WEBHOOK_SECRET', message }] }
}

/**
 * Settings of a process beside the bank, a gateway or a worker: `essentials` are needed in production. Throws one
 * ConfigurationError with every fault.
 */
export function requireWithBank<T>(settings: Settings<T>, essentials: readonly Essential[]) {
	const { given } = settings
	const { hasSandbox, faults } = readBank(given)
	const isProduction = (given['NODE_ENV'] ?? 'production') === 'production'
	const lacking = isProduction ? productionFaults(given, essentials) : []
	return { ...requireSettings(settings, [...lacking, ...faults]), SANDBOX_PAYMENTS: hasSandbox }
}

/** Fault of a demo that others could reach by accident. */
export function openDemoFaults(given: Variables): Fault[] {
	const isProduction = given['NODE_ENV'] === 'production'
	const { HOST: host = '127.0.0.1', VITRINE_DEMO = isProduction ? 'false' : 'local' } = given
	const isAsked = VITRINE_DEMO !== 'local' && (!isProduction || isOn(given['ALLOW_SANDBOX']))
	if (isOff(VITRINE_DEMO) || isLoopback(host) || isAsked) return []
	const remedy =
		VITRINE_DEMO === 'local' && !isProduction
			? 'say VITRINE_DEMO=true for a demo that others may see, or VITRINE_DEMO=false for a shop of your own'
			: 'say VITRINE_DEMO=true and ALLOW_SANDBOX=true for a demo that others may see, or VITRINE_DEMO=false for a shop of your own'
	return [{ name: 'VITRINE_DEMO', message: `HOST=${host} would open a demo to others: ${remedy}` }]
}

/** Whether a shop in one process is a demo: its own setting, by default outside production. */
export function isDemo({ VITRINE_DEMO, NODE_ENV }: Variables): boolean {
	return VITRINE_DEMO ? !isOff(VITRINE_DEMO) : NODE_ENV !== 'production'
}

function isOff(value: string): boolean {
	return /^(false|0|no|off|n|disabled)$/i.test(value)
}
