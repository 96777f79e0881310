/** A missing or invalid environment variable, with the remedy. */
export type Fault = { name: string; message: string }

/** Settings required in production, with the operator's message. */
const ESSENTIALS = {
	PAYMENT_ACCOUNTS:
		'nobody takes money: name the accounts at payment providers, here or in the file of PAYMENT_ACCOUNTS_FILE. Say SANDBOX_PAYMENTS=true for a shop that sells for play money, or VITRINE_DEMO=true for a demo',
	PAYMENT_WEBHOOK_SECRET:
		'the sandbox signs its events with it: at least 16 characters, the same for gateway and worker',
	SMTP_URL: 'no e-mail can leave: name a mail server, such as smtp://user:password@host:587',
	MAIL_FROM: 'e-mails have no sender: say from whom they come, such as "Maison X <shop@maisonx.example>"',
	SHOP_NAME: 'the shop has no name: it signs the e-mails and asks for passkeys',
	COMPANY_LINE: 'nobody answers for the e-mails: name the company and its place, such as "Maison X SAS, Lille"',
	SHOP_HOSTS:
		'no host is the shop’s: name those to which shoppers come back from the bank, such as shop.example,.shop.example',
} as const
export type Essential = keyof typeof ESSENTIALS

/** Missing settings of `names` in production. In place of PAYMENT_ACCOUNTS, their file or the sandbox will do. */
export function missingEssentials(
	variables: Readonly<Record<string, string | undefined>>,
	names: readonly Essential[],
) {
	const isSaid = (name: string) => (variables[name] ?? '').trim() !== ''
	const hasPayments = isSaid('PAYMENT_ACCOUNTS_FILE') || isOn(variables['SANDBOX_PAYMENTS'])
	const isMissing = (name: Essential) => !isSaid(name) && !(name === 'PAYMENT_ACCOUNTS' && hasPayments)
	return names.filter(isMissing).map((name): Fault => ({ name, message: ESSENTIALS[name] }))
}

function isOn(value: string | undefined): boolean {
	return /^(true|1|yes|on|y|enabled)$/i.test(value ?? '')
}

/** Why a process does not start: every fault of its environment in one message. */
export class ConfigurationError extends Error {
	constructor(faults: readonly Fault[]) {
		super(['The configuration has mistakes:', ...faults.map(({ name, message }) => `  ${name}: ${message}`)].join('\n'))
	}
}

/** Issues of a schema as faults. */
export function faultsOf(error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined) {
	return (error?.issues ?? []).map(({ path, message }): Fault => ({ name: path.join('.'), message }))
}

/** True if a host or listening address is reachable from this machine only. */
export function isLoopback(host: string): boolean {
	return /^(localhost|[\w-]+(\.[\w-]+)*\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
}
