import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FILE, withSettings } from './settings-table.ts'

test('docs/operations.md names every setting that a process reads, as env.ts has it', () => {
	const text = readFileSync(FILE, 'utf8')
	expect(withSettings(text)).toBe(text)
})
