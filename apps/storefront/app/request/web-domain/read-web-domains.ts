import { getWebDomainRoute, listWebDomainsRoute } from '@vitrine/commerce/web-domains/contract'
import { type NormalWebDomain, normalizeWebDomain } from '@vitrine/commerce/web-domains/rules/web-domain'
import type { Problem } from '@vitrine/commerce/http/contract'
import { type CallResult, type Gateway, isOutage } from '#app/request/gateway/client.ts'
import { type Log, logError } from '#app/request/gateway/log.ts'
import type { ParameterReport } from './parameter-report.ts'

type ReadInput = { gateway: Gateway; log: Log; report: ParameterReport }

const LIST = listWebDomainsRoute.path

/** Every web domain as it came; with a line in the log and empty where there is no answer or one that is no list (R178). */
export async function listWebDomains({ gateway, log }: Pick<ReadInput, 'gateway' | 'log'>): Promise<unknown[]> {
	const list: CallResult<unknown> = await gateway.callResult(listWebDomainsRoute)
	if (!list.ok) {
		logUnlogged(list.problem, { log, url: LIST })
		return []
	}
	if (Array.isArray(list.data)) return list.data
	logError(log, { message: 'Web domains: not a list', status: 200, url: LIST })
	return []
}

/** One web domain, or of its parameters those named; undefined, with a line in the log, where there is none or nothing in it (R179). */
export async function findWebDomain(
	domain: string,
	{ keys, gateway, log, report }: ReadInput & { keys?: readonly (keyof NormalWebDomain)[] },
): Promise<NormalWebDomain | undefined> {
	const url = `/web-domains/${encodeURIComponent(domain)}`
	const input = { params: { domain }, query: { keys: keys?.join(',') } }
	const found: CallResult<unknown> = await gateway.callResult(getWebDomainRoute, input)
	if (found.ok) return normalizeWebDomain(found.data, (problem) => report({ url, ...problem }))
	if (found.problem.status !== 404 || !(await hasNoSites(gateway))) logUnlogged(found.problem, { log, url })
	return undefined
}

/** Before the first import there is no web domain at all. The start has said so, and it is no mistake. */
async function hasNoSites(gateway: Gateway): Promise<boolean> {
	const list: CallResult<unknown> = await gateway.callResult(listWebDomainsRoute)
	return list.ok && Array.isArray(list.data) && list.data.length === 0
}

/** The client logs failed calls; an unknown web domain is our mistake, so it is logged here. */
function logUnlogged({ status, code }: Problem, { log, url }: { log: Log; url: string }): void {
	if (!isOutage({ status, code }) && status !== 400) logError(log, { message: `Gateway: ${code}`, status, url })
}
