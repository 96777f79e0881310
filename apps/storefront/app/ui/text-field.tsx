import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { classNames } from './class-names.ts'

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'children'> & { name: string }

/** A labelled text input. The id is the name unless given; give one when two forms of a page share a name. */
export function TextField({ label, hint, error, optional, className, ...input }: TextFieldProps) {
	const texts = { label, hint, error, optional, className }
	return (
		<Field {...texts} id={input.id ?? input.name}>
			{(control) => <TextInput {...input} {...control} />}
		</Field>
	)
}

/** A labelled e-mail address. */
export function EmailField(field: TextFieldProps) {
	return <TextField type="email" autoComplete="email" inputMode="email" spellCheck={false} maxLength={254} {...field} />
}

/** A labelled code or number, as it is printed on a card or in an e-mail. */
export function CodeField(field: TextFieldProps) {
	return <TextField autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={40} {...field} />
}

type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'children'> & { name: string }

/** A labelled text of several lines. */
export function TextAreaField({ label, hint, error, optional, className, ...input }: TextAreaFieldProps) {
	const texts = { label, hint, error, optional, className }
	return (
		<Field {...texts} id={input.id ?? input.name}>
			{(control) => <TextArea {...input} {...control} />}
		</Field>
	)
}

/** A labelled choice of a file of the visitor's device. */
export function FileField(field: TextFieldProps) {
	return <TextField {...field} type="file" />
}

/** An input without its label; inside `Field` or with an `aria-label`. */
export function TextInput({ className, ...input }: ComponentProps<'input'>) {
	return <input type="text" {...input} className={classNames('input', className)} />
}

function TextArea({ className, ...input }: ComponentProps<'textarea'>) {
	return <textarea rows={4} {...input} className={classNames('input', className)} />
}
