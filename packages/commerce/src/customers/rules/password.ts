import type { FieldError } from '../../fulfillment/rules/delivery.ts'
import { dictionary } from '@zxcvbn-ts/language-common'

/** What everybody tries first: some fifty thousand, all in lower case. */
const COMMON = new Set(dictionary['passwords-common'])

/** R92. It demands nothing beyond these classes, and no generated password is too long. */
const SHORTEST = 8
const LONG_ENOUGH = 12
const CLASSES_OF_SHORT_ONES = 3
const LONGEST = 200

const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]

export type PasswordFault = 'required' | 'too-short' | 'too-long' | 'too-simple' | 'too-common' | 'same-as-email'

/**
 * What is wrong with a password as the new one of `email` (R92): at least 8 characters of three of the four classes (small
 * letters, capitals, digits, others), or at least 12 of any; up to 200; none of the common ones, and not the e-mail address or
 * what stands before its @. Undefined when nothing is.
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

/** The same as the error of a form's field. */
export function checkPassword(password: string, email: string): FieldError[] {
	const code = passwordFault(password, email)
	return code ? [{ field: 'password', code }] : []
}

/** The same characters however a keyboard puts them together: what is compared and hashed. */
export function normalPassword(password: string): string {
	return password.normalize('NFKC')
}

function isEmail(password: string, email: string): boolean {
	const typed = password.trim().toLowerCase()
	const address = email.trim().toLowerCase()
	return typed !== '' && (typed === address || typed === address.split('@')[0])
}

/** Whether a password is a common one, in any mix of capitals (R92). */
function isCommonPassword(password: string): boolean {
	return COMMON.has(password.toLowerCase())
}
