import type { LanguageTag } from '@vitrine/market/locales'
import { type EngineMessages, translatorOf } from '@vitrine/messages/engine'
import type { Email } from '../../mail/commands.ts'
import type { Sender } from '../../mail/email.ts'
import { type EmailPart, writeEmail } from '../../mail/write-parts.ts'

type Kind = Exclude<keyof EngineMessages['accountEmail'], 'hello'>

export type IdentityEmail = {
	kind: Kind
	to: string
	/** The greeting; without a name at an address that is not yet confirmed. */
	firstName: string | null
	/** Of the page it was asked for on, or of the account. */
	languageTag: string
	sender: Sender
	/** Where its button leads; what has none has no button. */
	link?: string
	/** The page where the customer chooses a new password. */
	forgottenLink?: string
	/** The address that was asked for, its middle hidden. */
	maskedEmail?: string
	/** Whether passkeys of the account wait to be looked at. */
	hasHeldPasskeys?: boolean
}

/** An e-mail about an account. What it leads to is spelled as well, for those who type. */
export function identityEmail(options: IdentityEmail): Promise<Email> {
	const { kind, to, firstName, link, forgottenLink, sender } = options
	const tag = options.languageTag as LanguageTag
	const t = translatorOf('accountEmail', tag)
	const about = { shop: sender.shopName, maskedEmail: options.maskedEmail ?? '' }
	const lines = t(`${kind}.lines`, about).split('\n')
	const hello = firstName ? [t('hello', { firstName })] : []
	const held = options.hasHeldPasskeys && kind === 'passwordChanged' ? [t('passwordChanged.heldPasskeys')] : []
	// Most lead somewhere, and one to two places.
	const [button, forgotten] = [`${kind}.button`, `${kind}.forgotten`] as ['confirm.button', 'exists.forgotten']
	const parts: EmailPart[] = [
		...hello,
		...(firstName ? lines : capitalized(lines)),
		...held,
		...(link && t.has(button) ? [{ action: link, label: t(button), isSpelled: true }] : []),
		...(forgottenLink && t.has(forgotten) ? [t(forgotten), { link: forgottenLink }] : []),
		...t(`${kind}.notes`, about)
			.split('\n')
			.map((note) => ({ note })),
	]
	return writeEmail({ to, subject: t(`${kind}.subject`, about), tag, parts, sender })
}

/** What follows a greeting begins small in some languages; without one it is a sentence of its own. */
function capitalized([first = '', ...rest]: string[]): string[] {
	return [first.charAt(0).toUpperCase() + first.slice(1), ...rest]
}
