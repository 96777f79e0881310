import { normalizeWebDomain } from '@vitrine/commerce/web-domains/rules/web-domain'
import { ALL_SITE_CODES, SITES, type SiteCode } from '@vitrine/market/sites'
import type { Gateway } from '#app/request/gateway/client.ts'
import type { Log } from '#app/request/gateway/log.ts'
import { type About, createShown, type Shown } from '#app/request/gateway/shown.ts'
import { createParameterReport, type ParameterReport } from './parameter-report.ts'
import { createRemembered, type SiteCache } from './remembered.ts'
import { findWebDomain, listWebDomains } from './read-web-domains.ts'
import { defaultParams, type SiteParams, withTable } from './site-params.ts'

/** The parameters of the sites, kept for five minutes each and never mixed (R125). */
export type SiteRecords = {
	/** Never fails: without an answer the defaults hold, and the log knows (R124, R188). */
	params(site: SiteCode, shown?: Shown): Promise<SiteParams>
	/** What is known this moment, without asking. */
	known(site: SiteCode): SiteParams
	/** The value of the store header (R103): asks for the record first, unless that has just failed. */
	storeId(site: SiteCode, read?: SiteRecords['params']): Promise<string>
	/** Hears of parameters that are not as they should be. */
	report: ParameterReport
	/** Records that are about any of these are asked for again before anybody gets them; all, without keys. */
	purge(keys: readonly string[] | undefined): void
}

type Options = { gatewayOf: (site: SiteCode, shown: Shown) => Gateway; log: Log; cached: SiteCache }

/** For so long after a failure calls go out with the table's store id rather than wait for a record that does not come. */
const WAITED_AGAIN_AFTER = 5_000

export function createSiteRecords({ gatewayOf, log, cached }: Options): SiteRecords {
	const { now } = cached.perf
	const report = createParameterReport(log)
	const listed = createListed({ gatewayOf, log, cached })
	let failedAt = Number.NEGATIVE_INFINITY
	const records = createRemembered<SiteCode, SiteParams>({
		...cached,
		max: ALL_SITE_CODES.length,
		async ask(site, shown) {
			const { domain } = SITES[site]
			const ofList = listed.take(site, shown)
			const read = ofList
				? normalizeWebDomain(ofList, (problem) => report({ url: `/web-domains/${domain}`, ...problem }))
				: await findWebDomain(domain, { gateway: gatewayOf(site, shown), log, report })
			if (read) return withTable(site, read)
			failedAt = now()
			throw new Error(`no parameters for ${site}`)
		},
	})

	async function params(site: SiteCode, shown?: Shown): Promise<SiteParams> {
		return (await records.read(site, shown)) ?? defaultParams(site)
	}

	function known(site: SiteCode): SiteParams {
		return records.peek(site) ?? defaultParams(site)
	}

	return {
		params,
		known,
		report,
		async storeId(site, read = params) {
			const isKnown = records.peek(site) !== undefined
			const hasJustFailed = now() - failedAt < WAITED_AGAIN_AFTER
			return isKnown || hasJustFailed ? known(site).storeId : (await read(site)).storeId
		},
		purge(keys) {
			listed.forget()
			records.purge(keys)
		},
	}
}

/** The same for one request: the record of each site is asked for at its first reader, and never again, found or not. */
export function readOnce<T extends SiteRecords>(records: T): T {
	const asked = new Map<SiteCode, Promise<SiteParams>>()
	const params: SiteRecords['params'] = (site) => {
		const answer = asked.get(site) ?? records.params(site)
		asked.set(site, answer)
		return answer
	}
	return { ...records, params, storeId: (site) => records.storeId(site, params) }
}

/**
 * The first request of any site fetches the list of all of them, so that the other sites' first pages find their records here
 * (R178). No page waits for it: the site in need fetches its own at the same time.
 */
function createListed({ gatewayOf, log, cached }: Options) {
	const { now } = cached.perf
	let entries: unknown[] = []
	let about: About | undefined
	let listedAt = Number.NEGATIVE_INFINITY
	let triedAt = Number.NEGATIVE_INFINITY
	let isForgotten = false
	async function ask(site: SiteCode): Promise<void> {
		const askedAt = now()
		triedAt = askedAt
		const shown = createShown()
		const found = await listWebDomains({ gateway: gatewayOf(site, shown), log })
		// As old as the question: a record that was asked for beside it must not be renewed from it, nor after a change.
		if (found.length === 0 || isForgotten) return
		listedAt = askedAt
		entries = found
		about = shown.about()
	}
	return {
		/** After a change each site is asked for by itself. */
		forget(): void {
			isForgotten = true
			entries = []
		},
		/** The entry of a site, once: renewed it is asked for by itself. */
		take(site: SiteCode, shown: Shown): unknown {
			if (listedAt < 0 && now() - triedAt > WAITED_AGAIN_AFTER) void ask(site)
			if (now() - listedAt > cached.ttl) return undefined
			const entry = entries.find((one) => storeIdOf(one) === SITES[site].storeId)
			entries = entries.filter((one) => one !== entry)
			if (entry) shown.begin()(about)
			return entry
		},
	}
}

function storeIdOf(entry: unknown): unknown {
	return typeof entry === 'object' && entry !== null && 'storeId' in entry ? entry.storeId : undefined
}
