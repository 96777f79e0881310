import { useEffect, useRef } from 'react'
import { pushError } from './data-layer.ts'
import type { ErrorType, ErrorZone } from './events.ts'

/** Reports a visible error once for each answer it came with, however often the page is drawn. Nothing without a zone or an error. */
export function useErrorEvent(
	zone: ErrorZone | undefined,
	{ of, type }: { of: unknown; type: ErrorType | undefined },
): void {
	const reported = useRef<unknown>(undefined)
	useEffect(() => {
		if (!zone || !type || reported.current === of) return
		reported.current = of
		pushError({ zone, errorType: type })
	}, [zone, of, type])
}
