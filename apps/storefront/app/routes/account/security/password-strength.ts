/** How good a password is, told while it is typed. What is refused the gateway decides (R92); it also knows the common ones. */
export type Strength = 'short' | 'simple' | 'fair' | 'strong'

const SHORTEST = 8
const LONG_ENOUGH = 12
const STRONG = 16
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]

export function strengthOf(password: string): Strength {
	const { length } = [...password.normalize('NFKC')]
	if (length < SHORTEST) return 'short'
	const classes = CLASSES.filter((mails) => mails.test(password)).length
	if (length < LONG_ENOUGH && classes < 3) return 'simple'
	return length >= STRONG || (length >= LONG_ENOUGH && classes >= 3) ? 'strong' : 'fair'
}
