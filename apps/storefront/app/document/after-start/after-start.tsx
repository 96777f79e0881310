import { type ComponentType, useEffect, useState } from 'react'

type Parts = typeof import('#app/browser/after-start/parts.tsx')

/** What nothing on a page waits for, fetched once the page lives. */
export function AfterStart({ part }: { part: keyof Parts }) {
	const [Part, setPart] = useState<ComponentType>()
	useEffect(() => {
		// Without the marks of the device styles and tags know less, and no more; without the others nothing is missed.
		import('#app/browser/after-start/parts.tsx').then((parts) => setPart(() => parts[part])).catch(() => undefined)
	}, [part])
	return Part ? <Part /> : null
}
