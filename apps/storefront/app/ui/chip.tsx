import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './icon/icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type ChipChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'name'> & {
	/** Several of one name, or exactly one. */
	type?: 'checkbox' | 'radio'
	name: string
	label: ReactNode
	/** How many it would find. */
	count?: number
}

/** A choice that looks like a chip; in a form it works without JavaScript. */
export function ChipChoice({ type = 'checkbox', label, count, ...input }: ChipChoiceProps) {
	return (
		<label className="chip">
			<input {...input} type={type} className="visually-hidden" />
			<Icon name="check" size={16} className="chip-check" />
			{label}
			{count !== undefined && <span className="chip-count">{count}</span>}
		</label>
	)
}

/** A chip that leads to another list; the selected one is where we are. */
export function ChipLink({ selected, className, children, ...link }: LinkProps & { selected?: boolean }) {
	return (
		<Link
			{...link}
			aria-current={selected ? 'true' : undefined}
			className={classNames('chip', selected && 'chip-selected', className)}
		>
			<Icon name="check" size={16} className="chip-check" />
			{children}
		</Link>
	)
}

/** A filter in force; the link takes it away. `removeLabel` is the hidden verb, such as "Remove filter". */
export function RemovableChip({ removeLabel, className, children, ...link }: LinkProps & { removeLabel: string }) {
	return (
		<Link {...link} className={classNames('chip', className)}>
			<VisuallyHidden>{removeLabel} </VisuallyHidden>
			{children}
			<Icon name="close" size={16} />
		</Link>
	)
}
