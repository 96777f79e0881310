import { useEffect } from 'react'

/** When what the menus say of the private sale may be otherwise, in milliseconds. */
let changesAt = Number.POSITIVE_INFINITY

/** Remembers until when the menus of this page are true (R122). */
export function useSaleEntry({ changesAt: next }: { changesAt: number | null }): void {
	useEffect(() => {
		changesAt = next ?? Number.POSITIVE_INFINITY
	}, [next])
}

/** Whether the server has to be asked again. This device's clock only says when to ask; the answer is the server's. */
export function isSaleEntryOld(): boolean {
	return Date.now() >= changesAt
}
