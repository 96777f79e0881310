/** Milliseconds a gateway may take to say how it is. */
const ANSWERS_WITHIN = 2_000
/** Milliseconds for which a gateway that was well is believed to be so. */
const KNOWN_FOR = 30_000

/**
 * What a storefront lacks: its gateway, unless it was well within 30 seconds. One whose database alone is away is well
 * enough: it has the catalog in memory, and kept pages go on being served (decision 0021).
 */
export function listMissingOf(gatewayUrl: string, now = () => performance.now()): () => Promise<string[]> {
	let wellAt = Number.NEGATIVE_INFINITY
	return async () => {
		if (await isWell(gatewayUrl)) wellAt = now()
		return now() - wellAt <= KNOWN_FOR ? [] : ['gateway']
	}
}

async function isWell(gatewayUrl: string): Promise<boolean> {
	try {
		const url = `${gatewayUrl.replace(/\/$/, '')}/health/ready`
		const response = await fetch(url, { signal: AbortSignal.timeout(ANSWERS_WITHIN) })
		if (response.ok) return true
		const { missing } = (await response.json()) as { missing?: unknown }
		return Array.isArray(missing) && missing.every((name) => name === 'database')
	} catch {
		return false
	}
}
