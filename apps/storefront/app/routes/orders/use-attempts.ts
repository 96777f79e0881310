import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Polling } from './gateway.ts'

/**
 * Asks for a pending order again, so many times at most and so far apart (R114); leaving the page stops it. The page
 * itself was the first time. True when it was asked often enough and nothing is decided.
 */
export function useAttempts({ isPending, maxAttempts, attemptDelay }: Polling & { isPending: boolean }): boolean {
	const { state, revalidate } = useRevalidator()
	const [attempts, setAttempts] = useState(1)
	const isOver = attempts >= maxAttempts
	useEffect(() => {
		if (!isPending || isOver || state !== 'idle') return
		const timer = setTimeout(() => {
			setAttempts(attempts + 1)
			void revalidate()
		}, attemptDelay)
		return () => clearTimeout(timer)
	}, [isPending, isOver, state, attempts, attemptDelay, revalidate])
	return isPending && isOver && state === 'idle'
}
