import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BREAKPOINTS, breakpointOf } from './breakpoints.ts'

test('the stylesheet has the same breakpoints and no others: 768, 1280, 1920 (R136, T5)', () => {
	const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
	const inCss = [...css.matchAll(/--breakpoint-([\w-]+):\s*(\d+)px/g)].map(([, name, width]) => [name, Number(width)])
	expect(Object.fromEntries(inCss)).toEqual(BREAKPOINTS)
	expect(Object.values(BREAKPOINTS)).toEqual([768, 1280, 1920])
})

test.each([
	[375, 'phone'],
	[767, 'phone'],
	[768, 'tablet'],
	[1279, 'tablet'],
	[1280, 'desktop'],
	[1919, 'desktop'],
	[1920, 'wide'],
])('%s px is %s', (width, breakpoint) => {
	expect(breakpointOf(width)).toBe(breakpoint)
})
