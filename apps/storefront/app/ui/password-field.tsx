import { type ComponentProps, useState } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { Icon } from './icon/icon.tsx'
import { TextInput } from './text-field.tsx'

type PasswordFieldProps = FieldTexts &
	Omit<ComponentProps<'input'>, 'children' | 'type'> & {
		name: string
		/** Spoken name of the toggle button, such as "Show password"; the pressed state tells the rest. */
		showLabel: string
	}

/** A labelled password input that can be shown in clear. Without JavaScript the toggle is not there. */
export function PasswordField({ label, hint, error, optional, className, showLabel, ...input }: PasswordFieldProps) {
	const [shown, setShown] = useState(false)
	const texts = { label, hint, error, optional, className }
	return (
		<Field {...texts} id={input.id ?? input.name}>
			{(control) => (
				<div className="input-with-action">
					<TextInput
						{...input}
						{...control}
						type={shown ? 'text' : 'password'}
						spellCheck={false}
						// Says nothing of passwords, and everything of one that is shown.
						autoCapitalize={shown ? 'off' : undefined}
					/>
					<button
						type="button"
						className="icon-target needs-script"
						aria-label={showLabel}
						aria-pressed={shown}
						aria-controls={control.id}
						onClick={() => setShown(!shown)}
					>
						<Icon name={shown ? 'eye-off' : 'eye'} size={20} />
					</button>
				</div>
			)}
		</Field>
	)
}
