import { expect, test } from 'vitest'
import { judgeLink, signLink } from './rules/links.ts'

test('a link counts for ten minutes, whichever of the secrets has signed it', () => {
	const now = new Date('2026-11-23T10:00:00Z')
	const link = { documentId: 'one', now }
	const { token } = signLink({ ...link, secret: 'former' })
	expect(judgeLink({ ...link, secrets: ['signing', 'next', 'former'], token })).toBe('good')
	expect(judgeLink({ ...link, secrets: ['signing', 'next'], token })).toBe('forged')
	expect(judgeLink({ ...link, documentId: 'other', secrets: ['former'], token })).toBe('forged')
	const late = new Date(now.getTime() + 601_000)
	expect(judgeLink({ ...link, now: late, secrets: ['signing', 'former'], token })).toBe('over')
})
