import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon/icon.tsx'

/** Rows that open; several may be open at once. Native, so they work without JavaScript. */
export function Accordion({ className, children }: { className?: string; children: ReactNode }) {
	return <div className={classNames('accordion', className)}>{children}</div>
}

type AccordionItemProps = {
	title: ReactNode
	/** Target of links within the page. */
	id?: string
	open?: boolean
	/** Level of the heading in the outline of the page; none when the row is no section. */
	headingLevel?: 2 | 3 | 4
	children: ReactNode
}

export function AccordionItem({ title, id, open, headingLevel, children }: AccordionItemProps) {
	const Title = headingLevel ? (`h${headingLevel}` as const) : 'span'
	return (
		<details className="accordion-item" id={id} open={open}>
			<summary>
				<Title className="accordion-title">{title}</Title>
				<Icon name="plus" size={20} className="accordion-open" />
				<Icon name="minus" size={20} className="accordion-close" />
			</summary>
			<div className="accordion-content">{children}</div>
		</details>
	)
}
