/** A missing or invalid environment variable, with the remedy. */
export type Fault = { name: string; message: string }

/** Why a process does not start: every fault of its environment in one message. */
export class ConfigurationError extends Error {
	readonly faults: readonly Fault[]
	constructor(faults: readonly Fault[]) {
		super(['The configuration has mistakes:', ...faults.map(({ name, message }) => `  ${name}: ${message}`)].join('\n'))
		this.faults = faults
	}
}

/** Issues of a schema as faults. */
export function faultsOf(error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined) {
	return (error?.issues ?? []).map(({ path, message }): Fault => ({ name: path.join(' '), message }))
}

/** True if a host or listening address is reachable from this machine only. */
export function isLoopback(host: string): boolean {
	return /^(localhost|[\w-]+(\.[\w-]+)*\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
}

/** True for a variable that says yes. */
export function isOn(value: string | undefined): boolean {
	return /^(true|1|yes|on|y|enabled)$/i.test(value ?? '')
}
