import { useEffect, useState } from 'react'

type Asked = { state: 'idle' | 'loading' | 'submitting'; data?: unknown }

/** Whether the last question of a fetcher has come to nothing, because the shop could not answer (see `keepsPage`). */
export function useUnanswered({ state, data }: Asked): boolean {
	const [wasAsked, setAsked] = useState(false)
	useEffect(() => {
		if (state !== 'idle') setAsked(true)
		// Answered: when the fetcher is another afterwards, as after a change of language, it was not asked yet.
		else if (data !== undefined) setAsked(false)
	}, [state, data])
	return wasAsked && state === 'idle' && data === undefined
}
