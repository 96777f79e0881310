import { dictionary } from '@zxcvbn-ts/language-common'
import { fc } from '@vitrine/testing/chance'
import { describe, expect, test } from 'vitest'
import { passwordFault } from './rules/password.ts'
import { hashPassword, isOutdated, verifyPassword } from './rules/password-hash.ts'

const EMAIL = 'camille.durand@example.com'

describe('what a password must be (R92)', () => {
	test.each([
		['', 'required'],
		['Ab1-Ab1', 'too-short'],
		['Ab1-Ab1z', undefined],
		['abcdefgz1', 'too-simple'],
		['ABCDEFGZ1', 'too-simple'],
		['kragelmund', 'too-simple'],
		['kragelmund-', 'too-simple'],
		['Kragelmund-', undefined],
		['Kragelmund7', undefined],
		['kragelmundus', undefined],
		['zażółć gęślą jaźń', undefined],
		['パスワードを忘れないでね', undefined],
		['a'.repeat(1) + 'x'.repeat(198) + 'b', undefined],
		['x'.repeat(201), 'too-long'],
		['password1', 'too-common'],
		['PassWord1', 'too-common'],
		['TRUSTNO1', 'too-common'],
		['qwertyuiop', 'too-common'],
		['1q2w3e4r5t6y', 'too-common'],
		[EMAIL, 'same-as-email'],
		['CAMILLE.Durand@Example.com', 'same-as-email'],
		['Camille.Durand', 'same-as-email'],
		[' camille.durand ', 'same-as-email'],
		['camille.durand7', undefined],
	])('%j: %s', (password, fault) => {
		expect(passwordFault(password, EMAIL)).toBe(fault)
	})

	/** The rule as the requirement says it, in other words than the code. */
	function isAllowed(password: string): boolean {
		const length = [...password].length
		const lower = /[a-z]/.test(password)
		const upper = /[A-Z]/.test(password)
		const digit = /[0-9]/.test(password)
		const other = /[^a-zA-Z0-9]/.test(password)
		const classes = Number(lower) + Number(upper) + Number(digit) + Number(other)
		return length <= 200 && (length >= 12 || (length >= 8 && classes >= 3))
	}

	test('for any printable text: at least 12, or at least 8 of three classes, up to 200', () => {
		const mails = fc.constantFrom(...'abzABZ019 -_.!@')
		const text = fc.oneof(
			fc.string({ unit: mails, minLength: 0, maxLength: 16 }),
			fc.string({ unit: mails, minLength: 190, maxLength: 210 }),
		)
		fc.assert(
			fc.property(text, (password) => {
				const fault = passwordFault(password, 'nobody-at-all@example.com')
				if (fault === 'too-common' || fault === 'same-as-email') return
				expect(fault === undefined).toBe(isAllowed(password))
			}),
			{ numRuns: 2_000 },
		)
	})

	test('no case of a common password makes it another', () => {
		const common = dictionary['passwords-common'].filter((word) => word.length >= 8)
		const mixed = fc.nat(common.length - 1).chain((index) => fc.mixedCase(fc.constant(common[index] ?? '')))
		fc.assert(
			fc.property(mixed, (password) => {
				expect(passwordFault(password, EMAIL)).toBe('too-common')
			}),
			{ numRuns: 1_000 },
		)
	})
})

describe('hashes', () => {
	test('argon2id with 19 MiB, two passes, one lane; the same characters however they are put together', async () => {
		const made = await hashPassword('Caf\u00e9-Ol\u00e9-59')
		expect(made).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
		expect(await verifyPassword('Cafe\u0301-Ole\u0301-59', made)).toBe(true)
		expect(await verifyPassword('cafe-ole-59', made)).toBe(false)
		expect(await hashPassword('Caf\u00e9-Ol\u00e9-59')).not.toBe(made)
		expect(isOutdated(made)).toBe(false)
	})

	test('where there is no account nothing is right', async () => {
		expect(await verifyPassword('', undefined)).toBe(false)
		expect(await verifyPassword('anything', null)).toBe(false)
	})

	test.each([
		'$argon2id$v=19$m=4096,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$8MqKMEfAPIIbIS8T9gNUfXMTLBEUCPPRJP2KyPGuM9o',
		'$argon2i$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$8MqKMEfAPIIbIS8T9gNUfXMTLBEUCPPRJP2KyPGuM9o',
	])('%s is out of date', (older) => {
		expect(isOutdated(older)).toBe(true)
	})
})
