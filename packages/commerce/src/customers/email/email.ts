import type { LanguageTag } from '@vitrine/market/locales'
import { type EngineMessages, translatorOf } from '@vitrine/messages/engine'
import type { Email } from '../../mail/commands.ts'
import type { Sender } from '../../mail/email.ts'
import type { EmailPart } from '../../mail/parts.ts'
import { writeEmail } from '../../mail/write-parts.ts'

type Kind = Exclude<keyof EngineMessages['accountEmail'], 'hello'>

export type IdentityEmail = {
	kind: Kind
	to: string
	/** For the salutation; null for an unconfirmed address. */
	firstName: string | null
	/** Language of the requesting page, or of the account. */
	languageTag: string
	sender: Sender
	/** Target of the button; without it there is no button. */
	link?: string
	/** Page to request a new password. */
	forgottenLink?: string
	/** The requested address, masked. */
	maskedEmail?: string
	/** True if the account has passkeys held for review. */
	hasHeldPasskeys?: boolean
}

/** E-mail about an account. Prints the URL of its link too, for typing. */
export function identityEmail(options: IdentityEmail): Promise<Email> {
	const { kind, to, firstName, link, forgottenLink, sender } = options
	const tag = options.languageTag as LanguageTag
	const t = translatorOf('accountEmail', tag)
	const about = { brand: sender.shopName, maskedEmail: options.maskedEmail ?? '' }
	const lines = t(`${kind}.lines`, about).split('\n')
	const hello = firstName ? [t('hello', { firstName })] : []
	const held = options.hasHeldPasskeys && kind === 'passwordChanged' ? [t('passwordChanged.heldPasskeys')] : []
	// Most have one link, one has two.
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

/** Capitalizes the first letter where no salutation precedes: some languages continue it in lower case. */
function capitalized([first = '', ...rest]: string[]): string[] {
	return [first.charAt(0).toUpperCase() + first.slice(1), ...rest]
}
