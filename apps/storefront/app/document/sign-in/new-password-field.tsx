import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#app/ui/icon/icon.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'

const SHORTEST = 8
const LONG_ENOUGH = 12
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]

type NewPasswordFieldProps = { label: string; error: string | undefined; autoFocus?: boolean }

/** A password that is to be chosen, with what it needs in words: each is marked once it is met, and all of them are told once (brief 3.12). */
export function NewPasswordField({ label, error }: NewPasswordFieldProps) {
	const t = useTranslations('auth')
	const [met, setMet] = useState({ length: false, variety: false })
	const rules = ['length', 'variety'] as const
	return (
		<div>
			<PasswordField
				name="password"
				label={label}
				showLabel={t('showPassword')}
				autoComplete="new-password"
				error={error}
				onInput={(event) => setMet(rulesMet(event.currentTarget.value))}
				hint={
					<>
						{t('rules.title')}
						<ul className="auth-rules">
							{rules.map((rule) => (
								<li key={rule} data-met={met[rule]}>
									<Icon name="check" size={16} />
									<span>
										{t(`rules.${rule}`)}
										{met[rule] && <span className="visually-hidden"> {t('rules.met')}</span>}
									</span>
								</li>
							))}
						</ul>
					</>
				}
			/>
			<p role="status" className="visually-hidden">
				{met.length && met.variety ? t('rules.allMet') : ''}
			</p>
		</div>
	)
}

/** What can be told of a new password while it is being typed (R92); whether it is a common one, the gateway knows. */
function rulesMet(password: string): { length: boolean; variety: boolean } {
	const characters = [...password.normalize('NFKC')].length
	const classes = CLASSES.filter((mails) => mails.test(password)).length
	return { length: characters >= SHORTEST, variety: characters >= LONG_ENOUGH || classes >= 3 }
}
