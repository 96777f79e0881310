import type { CSSProperties } from 'react'
import { Icon } from './icon/icon.tsx'

const stars = [1, 2, 3, 4, 5]

type StarRatingProps = {
	/** 0 to 5; shown to a tenth. */
	value: number
	/** Says it in words: "4.6 out of 5 (128 reviews)". */
	label: string
}

/** Five drawn stars, filled by the tenth. */
export function StarRating({ value, label }: StarRatingProps) {
	const part = `${Math.round(Math.min(5, Math.max(0, value)) * 10) * 2}%`
	const row = stars.map((star) => <Icon key={star} name="star" size={16} />)
	return (
		<span className="stars" role="img" aria-label={label} style={{ '--part': part } as CSSProperties}>
			<span>{row}</span>
			<span>{row}</span>
		</span>
	)
}
