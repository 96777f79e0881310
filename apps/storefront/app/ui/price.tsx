import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type PriceProps = {
	/** The price asked, formatted. */
	now: string
	/** The price it is compared with, formatted; its presence makes the price a reduced one. */
	prior?: string
	/** The reduction, formatted, such as "−30 %". */
	percent?: string
	/** Words that sight replaces by colour and strike: "Now", "was". */
	texts: { now: string; prior: string }
	/** A line under the prices that everyone sees: the 30-day sentence, the tax note. */
	note?: ReactNode
	size?: 'card' | 'product'
	className?: string
}

/**
 * A price, and what it was. Screen readers do not announce `<s>`, so a reduced price says in words which is which:
 * "Now €34.95, was €49.95".
 */
export function Price({ now, prior, percent, texts, note, size = 'card', className }: PriceProps) {
	const classes = classNames('price', size === 'product' && 'price-product', prior && 'price-reduced', className)
	return (
		<div className={classes}>
			<span className="price-now">
				{prior && <VisuallyHidden>{texts.now} </VisuallyHidden>}
				{now}
			</span>
			{prior && (
				<span>
					<VisuallyHidden>, {texts.prior} </VisuallyHidden>
					<s className="price-prior">{prior}</s>
				</span>
			)}
			{percent && <span className="price-percent">{percent}</span>}
			{note && <span className="price-note">{note}</span>}
		</div>
	)
}
