import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../running/run-program.ts'
import { FAULTS } from './faults.ts'

test('every fault that is planted still has its place, once', () => {
	expect(FAULTS.length).toBeGreaterThanOrEqual(40)
	for (const { kind, file, find } of FAULTS)
		expect([kind, readFileSync(join(ROOT, file), 'utf8').split(find).length - 1]).toEqual([kind, 1])
	expect(new Set(FAULTS.map(({ kind }) => kind)).size).toBe(FAULTS.length)
})
