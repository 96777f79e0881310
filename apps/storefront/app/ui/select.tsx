import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldTexts } from './field.tsx'
import { Icon } from './icon/icon.tsx'

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
	options: readonly { value: string | number; label: string | number }[]
}

/** A native select with our arrow; inside `Field` or with an `aria-label`. */
export function Select({ className, options, ...select }: SelectProps) {
	return (
		<div className={classNames('select', className)}>
			<select {...select} className="input">
				{options.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</select>
			<Icon name="chevron-down" size={20} />
		</div>
	)
}

type SelectFieldProps = FieldTexts & SelectProps & { name: string }

/** A labelled native select. */
export function SelectField({ label, hint, error, optional, className, ...select }: SelectFieldProps) {
	const texts = { label, hint, error, optional, className }
	return (
		<Field {...texts} id={select.id ?? select.name}>
			{(control) => <Select {...select} {...control} />}
		</Field>
	)
}
