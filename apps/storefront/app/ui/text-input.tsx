import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** An input without its label; inside `Field` or with an `aria-label`. */
export function TextInput({ className, ...input }: ComponentProps<'input'>) {
	return <input type="text" {...input} className={classNames('input', className)} />
}

export function TextArea({ className, ...input }: ComponentProps<'textarea'>) {
	return <textarea rows={4} {...input} className={classNames('input', className)} />
}
