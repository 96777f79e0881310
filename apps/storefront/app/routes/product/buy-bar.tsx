import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { PriceView } from '#app/facts/money/price-view.ts'
import { BarePrice } from '#app/document/pricing/price-tag.tsx'

type BuyBarProps = { price: PriceView; watched: RefObject<HTMLElement | null>; children: ReactNode }

/** On narrow screens the price and the button stay at the thumb while the real button is out of sight. */
export function BuyBar({ price, watched, children }: BuyBarProps) {
	const [isShown, setShown] = useState(false)
	useEffect(() => {
		if (!watched.current) return
		const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false))
		observer.observe(watched.current)
		return () => observer.disconnect()
	}, [watched])
	if (!isShown) return null
	return (
		<div className="buy-bar">
			<BarePrice price={price} />
			{children}
		</div>
	)
}
