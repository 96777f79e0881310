import { useEffect, useRef } from 'react'

/** A garment taken away takes the focus with it: it goes on to the wishlist button that moved into its place. */
export function useFocusAfterRemoval(ids: string[]) {
	const grid = useRef<HTMLUListElement>(null)
	const before = useRef(ids)
	const key = ids.join(' ')
	useEffect(() => {
		const now = key ? key.split(' ') : []
		const place = before.current.findIndex((id) => !now.includes(id))
		before.current = now
		if (place === -1 || document.activeElement !== document.body) return
		const buttons = grid.current?.querySelectorAll<HTMLElement>('.product-card-heart')
		buttons?.[Math.min(place, buttons.length - 1)]?.focus()
	}, [key])
	return grid
}
