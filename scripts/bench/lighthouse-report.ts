/** What of a Lighthouse report is told: times in milliseconds, sizes in bytes over the wire. */
export type PageReport = {
	/** 0 to 100. */
	score: number
	fcp: number
	lcp: number
	tbt: number
	cls: number
	speedIndex: number
	/** By kind of file: `document`, `stylesheet`, `script`, `font`, `image`. */
	bytes: Record<string, number>
	/** Which metric costs how many points of the score. */
	missing: Record<string, number>
	/** The element that is the largest paint. */
	largest: string
	/** Files without which nothing is painted. */
	blocking: string[]
	/** In the order in which the browser began to load them, up to the largest paint as it was observed. */
	beforeLargest: string[]
}

type Audit = { numericValue?: number; score: number | null; details?: { items?: unknown[] } }
export type LighthouseResult = {
	audits: Record<string, Audit | undefined>
	categories: { performance: { score: number; auditRefs: { id: string; weight: number; acronym?: string }[] } }
}
type NetworkRequest = {
	url: string
	resourceType: string
	transferSize: number
	networkRequestTime: number
	networkEndTime: number
}

/** Takes the figures out of Lighthouse's JSON (version 13). */
export function readReport({ audits, categories }: LighthouseResult): PageReport {
	const { score, auditRefs } = categories.performance
	const value = (id: string) => audits[id]?.numericValue ?? 0
	const requests = itemsOf<NetworkRequest>(audits['network-requests'])
	const bytes: Record<string, number> = {}
	for (const { resourceType, transferSize } of requests) {
		const kind = resourceType.toLowerCase()
		bytes[kind] = (bytes[kind] ?? 0) + transferSize
	}
	const points = auditRefs.flatMap(({ id, acronym, weight }) => {
		const lost = weight * (1 - (audits[id]?.score ?? 1))
		return acronym && lost >= 0.05 ? [[acronym, Math.round(lost * 10) / 10] as const] : []
	})
	const [observed] = itemsOf<{ observedLargestContentfulPaint?: number }>(audits['metrics'])
	const shown = observed?.observedLargestContentfulPaint ?? 0
	return {
		score: Math.round(score * 100),
		fcp: value('first-contentful-paint'),
		lcp: value('largest-contentful-paint'),
		tbt: value('total-blocking-time'),
		cls: value('cumulative-layout-shift'),
		speedIndex: value('speed-index'),
		bytes,
		missing: Object.fromEntries(points),
		largest: largestOf(audits['lcp-breakdown-insight']),
		blocking: itemsOf<{ url: string }>(audits['render-blocking-insight']).map(({ url }) => nameOf(url)),
		beforeLargest: requests.filter(({ networkEndTime }) => networkEndTime <= shown).map(({ url }) => nameOf(url)),
	}
}

function itemsOf<Item>(audit: Audit | undefined): Item[] {
	return (audit?.details?.items ?? []) as Item[]
}

function largestOf(audit: Audit | undefined): string {
	const node = itemsOf<{ type?: string; snippet?: string }>(audit).find(({ type }) => type === 'node')
	return node?.snippet ?? ''
}

function nameOf(url: string): string {
	return new URL(url).pathname.split('/').findLast(Boolean) ?? '/'
}
