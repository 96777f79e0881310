import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BREAKPOINTS, breakpointOf } from './breakpoints.ts'

test('stylesheets turn at 768, 1280 and 1920 px, and at two widths of one component each (R136, T5)', () => {
	const app = join(import.meta.dirname, '../..')
	const sheets = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
	const css = sheets.map((file) => readFileSync(join(app, file), 'utf8')).join('\n')
	const queries = [...css.matchAll(/@media[^{]*width[^{]*/g)].flatMap(([query]) => query.match(/\d+(?=px)/g) ?? [])
	expect(new Set(queries.map(Number))).toEqual(new Set([...Object.values(BREAKPOINTS), 360, 1440]))
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
