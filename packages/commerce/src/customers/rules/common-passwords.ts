import { dictionary } from '@zxcvbn-ts/language-common'

/** What everybody tries first: some fifty thousand, all in lower case. */
const COMMON = new Set(dictionary['passwords-common'])

/** Whether a password is a common one, in any mix of capitals (R92). */
export function isCommonPassword(password: string): boolean {
	return COMMON.has(password.toLowerCase())
}
