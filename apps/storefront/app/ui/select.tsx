import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldTexts } from './field.tsx'
import { Icon } from './icon/icon.tsx'

/** A native select with our arrow; inside `Field` or with an `aria-label`. Children are `<option>`s. */
export function Select({ className, ...select }: ComponentProps<'select'>) {
	return (
		<div className={classNames('select', className)}>
			<select {...select} className="input" />
			<Icon name="chevron-down" size={20} />
		</div>
	)
}

type SelectFieldProps = FieldTexts & ComponentProps<'select'> & { name: string }

/** A labelled native select. */
export function SelectField({ label, hint, error, optional, className, ...select }: SelectFieldProps) {
	const texts = { label, hint, error, optional, className }
	return (
		<Field {...texts} id={select.id ?? select.name}>
			{(control) => <Select {...select} {...control} />}
		</Field>
	)
}
