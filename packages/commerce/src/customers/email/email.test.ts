import { LOCALES } from '@vitrine/market/locales'
import { describe, expect, test } from 'vitest'
import { type IdentityEmail, identityEmail } from './email.ts'

const KINDS = [
	'confirm',
	'exists',
	'reset',
	'signIn',
	'passwordChanged',
	'newEmail',
	'emailNotice',
	'emailChanged',
	'emailTaken',
] as const
const WITH_LINK = new Set<string>(['confirm', 'exists', 'reset', 'signIn', 'newEmail', 'emailTaken'])
const ABOUT_ANOTHER = new Set<string>(['emailNotice', 'emailChanged'])
const TAGS = Object.values(LOCALES).map(({ tag }) => tag)
const LINK = 'https://shop.example/fr/auth/confirm/?token=abc-_1'

const write = (changes: Partial<IdentityEmail> & Pick<IdentityEmail, 'kind'>) =>
	identityEmail({
		to: 'camille@example.com',
		firstName: 'Camille',
		languageTag: 'fr-FR',
		sender: { shopName: 'Linaire', companyLine: 'Linaire SAS, Lille' },
		link: LINK,
		forgottenLink: 'https://shop.example/fr/auth/lost-password/',
		maskedEmail: 'n***w@example.com',
		...changes,
	})

describe.each(TAGS)('%s', (languageTag) => {
	test.each(KINDS)('%s says in text what it says in HTML', async (kind) => {
		const mail = await write({ kind, languageTag })
		expect(mail).toMatchObject({ to: 'camille@example.com', languageTag })
		expect(mail.subject).toContain('Linaire')
		expect(mail.html).toContain(`<html lang="${languageTag}">`)
		const shown = mail.html.replaceAll(/<[^>]+>/g, ' ').replaceAll('&#39;', "'")
		for (const line of mail.text.split('\n').filter((text) => text && !text.includes('https://')))
			expect(shown).toContain(line)
		for (const part of [mail.text, mail.html]) {
			// Polish calls people by a case that cannot be made from the name they gave.
			if (languageTag !== 'pl-PL') expect(part).toContain('Camille')
			expect(part.includes(LINK)).toBe(WITH_LINK.has(kind))
			expect(part.includes('lost-password')).toBe(kind === 'exists')
			expect(part.includes('n***w@example.com')).toBe(ABOUT_ANOTHER.has(kind))
			expect(part).not.toMatch(/undefined|\bnull\b|TOKEN|\[object/)
		}
	})
})

test('every language has words of its own', async () => {
	for (const kind of KINDS) {
		const subjects = await Promise.all(TAGS.map(async (languageTag) => (await write({ kind, languageTag })).subject))
		// Swiss French reads French.
		expect(new Set(subjects).size).toBe(TAGS.length - 1)
	}
})

test('who is greeted by no name reads a sentence that begins as one', async () => {
	for (const languageTag of TAGS) {
		const { text } = await write({ kind: 'confirm', languageTag, firstName: null })
		expect(text).not.toContain('Camille')
		expect(text.charAt(0)).toBe(text.charAt(0).toUpperCase())
	}
})

test('what was typed cannot become markup', async () => {
	const { html } = await write({ kind: 'reset', firstName: '<img src=x>', link: 'https://shop.example/"><b>' })
	expect(html).not.toContain('<img')
	expect(html).not.toContain('<b>')
})
