import { useEffect, useRef } from 'react'
import { pushError } from './data-layer.ts'
import type { ErrorType, ErrorZone } from './events.ts'

/** Reports a visible error once for each answer it came with, however often the page is drawn. Nothing without an error. */
export function useErrorEvent(zone: ErrorZone, { of, type }: { of: unknown; type: ErrorType | undefined }): void {
	const reported = useRef<unknown>(undefined)
	useEffect(() => {
		if (!type || reported.current === of) return
		reported.current = of
		pushError({ zone, errorType: type })
	}, [zone, of, type])
}
