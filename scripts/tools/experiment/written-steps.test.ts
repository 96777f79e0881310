import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../running/run-program.ts'
import { insertLines, writtenSteps } from './written-steps.ts'

test('the walk-through takes at most twelve files of code, and lines in lists that are there (issue 11, acceptance 2)', () => {
	const steps = writtenSteps(readFileSync(join(ROOT, 'docs/adding-a-capability.md'), 'utf8'))
	expect(steps.filter(({ kind }) => kind === 'new').length).toBeLessThanOrEqual(12)
	for (const step of steps) {
		if (!('anchor' in step)) continue
		expect(insertLines(readFileSync(join(ROOT, step.path), 'utf8'), step)).toContain(step.text.trimEnd())
	}
})

test('lines are put where a line begins as it is said, and nowhere else', () => {
	const text = 'one\n\ttwo\nthree'
	expect(insertLines(text, { kind: 'after', anchor: 'one', text: 'x\n' })).toBe('one\nx\n\ttwo\nthree')
	expect(insertLines(text, { kind: 'before', anchor: '\ttw', text: 'x\n' })).toBe('one\nx\n\ttwo\nthree')
	expect(() => insertLines(text, { kind: 'after', anchor: 'four', text: 'x' })).toThrow('no line begins with four')
})
