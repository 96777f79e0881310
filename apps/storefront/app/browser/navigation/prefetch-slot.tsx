import { lazy, Suspense, useEffect, useState } from 'react'

/** Its code comes when the page has been alive for a second; when it is lost nothing is fetched ahead. */
const Prefetching = lazy(() =>
	import('./prefetching.tsx').then(
		({ Prefetching: found }) => ({ default: found }),
		() => ({ default: () => null }),
	),
)

/** T5, brief 6.1: milliseconds. */
const QUIET_AFTER = 1_000

/** What will probably be read next is fetched ahead, unless the shopper saves data or any 2g is all there is (R167). */
export function PrefetchSlot() {
	const [isQuiet, setQuiet] = useState(false)
	useEffect(() => {
		if (isSaving()) return
		const timer = setTimeout(() => setQuiet(true), QUIET_AFTER)
		return () => clearTimeout(timer)
	}, [])
	if (!isQuiet) return null
	return (
		<Suspense>
			<Prefetching />
		</Suspense>
	)
}

function isSaving(): boolean {
	const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } }
	return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
