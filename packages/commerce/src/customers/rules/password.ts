import type { FieldError } from '../../fulfillment/rules/delivery.ts'
import { dictionary } from '@zxcvbn-ts/language-common'

/** About fifty thousand common passwords, all in lower case. */
const COMMON = new Set(dictionary['passwords-common'])

/** R92. Beyond these classes it requires nothing, and no generated password is too long. */
const SHORTEST = 8
const LONG_ENOUGH = 12
const CLASSES_OF_SHORT_ONES = 3
const LONGEST = 200

const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]

export type PasswordFault = 'required' | 'too-short' | 'too-long' | 'too-simple' | 'too-common' | 'same-as-email'

/**
 * Validates a new password of `email` (R92): at least 8 characters of three of the four classes (lower case, upper
 * case, digits, others), or at least 12 of any; at most 200; not a common password, the e-mail address or its local
 * part. Undefined when valid.
 */
export function passwordFault(password: string, email: string): PasswordFault | undefined {
	const text = normalPassword(password)
	const length = [...text].length
	if (length === 0) return 'required'
	if (length > LONGEST) return 'too-long'
	if (isEmail(text, email)) return 'same-as-email'
	if (length < SHORTEST) return 'too-short'
	if (isCommonPassword(text)) return 'too-common'
	const classes = CLASSES.filter((letters) => letters.test(text)).length
	return length < LONG_ENOUGH && classes < CLASSES_OF_SHORT_ONES ? 'too-simple' : undefined
}

/** As passwordFault, as a form error. */
export function checkPassword(password: string, email: string): FieldError[] {
	const code = passwordFault(password, email)
	return code ? [{ field: 'password', code }] : []
}

/** Unicode-normalizes a password, whatever the keyboard composes: the form compared and hashed. */
export function normalPassword(password: string): string {
	return password.normalize('NFKC')
}

function isEmail(password: string, email: string): boolean {
	const typed = password.trim().toLowerCase()
	const address = email.trim().toLowerCase()
	return typed !== '' && (typed === address || typed === address.split('@')[0])
}

/** True if a password is a common one, ignoring case (R92). */
function isCommonPassword(password: string): boolean {
	return COMMON.has(password.toLowerCase())
}
