import type { ComponentProps, ReactNode } from 'react'

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'name'> & {
	name: string
	value: string
	label: ReactNode
	/** Second line: date, address, fee. */
	detail?: ReactNode
	/** At the right end: usually a price. */
	aside?: ReactNode
	/** What appears in the card once it is chosen. It is hidden by CSS, so give its inputs no `required`. */
	children?: ReactNode
}

/** A radio button as a card; the chosen one wears the selvedge. Inside `RadioGroup`. */
export function RadioCard({ label, detail, aside, children, ...input }: RadioCardProps) {
	return (
		<div className="radio-card selvedge">
			<label className="radio-card-head">
				<input {...input} id={input.id ?? `${input.name}-${input.value}`} type="radio" className="radio" />
				<span className="radio-card-text">
					{label}
					{detail && <span className="choice-hint">{detail}</span>}
				</span>
				{aside && <span className="radio-card-aside">{aside}</span>}
			</label>
			{children && <div className="radio-card-content">{children}</div>}
		</div>
	)
}
