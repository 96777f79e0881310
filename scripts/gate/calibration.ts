/** Seconds that `calibrate` took where the budgets were written down. */
export const REFERENCE_SECONDS = 0.72

/**
 * How much slower this machine is now than the one where the budgets were written down: 2 where the same work takes twice the
 * processor time. What tests do most: strings built, hashed and compared, small objects sorted.
 */
export function calibrate(): number {
	const runs = [0, 1, 2].map(() => {
		const begun = process.cpuUsage()
		work()
		const { user, system } = process.cpuUsage(begun)
		return (user + system) / 1e6
	})
	return Math.min(...runs) / REFERENCE_SECONDS
}

function work(): number {
	let found = 0
	for (let round = 0; round < 40; round++) {
		const rows = Array.from({ length: 20_000 }, (_, place) => ({ key: `${(place * 7_919 + round) % 20_011}`, place }))
		rows.sort((one, other) => (one.key < other.key ? -1 : 1))
		const byKey = new Map(rows.map((row) => [row.key, row]))
		found += JSON.parse(JSON.stringify(rows.slice(0, 2_000))).length + byKey.size
	}
	return found
}
