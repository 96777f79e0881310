import { readFileSync } from 'node:fs'
import { NEUTRAL_COLORS } from '@vitrine/commerce/brand/rules/neutral'
import { expect, test } from 'vitest'

test('a theme is checked with the colors that pages have without one', () => {
	const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
	const tokens = Object.fromEntries(
		[...css.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name, color]) => [name, color]),
	)
	expect(tokens).toEqual(NEUTRAL_COLORS)
})
