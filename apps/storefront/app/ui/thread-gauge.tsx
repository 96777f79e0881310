import type { CSSProperties } from 'react'

type ThreadGaugeProps = {
	value: number
	max: number
	/** Says it in words: "€12.05 to go until free delivery". */
	label: string
}

/** How much is done, as a sewn line: free delivery, loyalty points. */
export function ThreadGauge({ value, max, label }: ThreadGaugeProps) {
	const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
	return (
		<div
			className="thread-gauge"
			role="meter"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={max}
			aria-valuenow={Math.min(value, max)}
			aria-valuetext={label}
			style={{ '--part': `${Math.round(part * 1000) / 10}%` } as CSSProperties}
		/>
	)
}
