import { afterEach, expect, test, vi } from 'vitest'
import { check, runSteps } from './steps.ts'

afterEach(() => vi.restoreAllMocks())

function listen(): string[] {
	const lines: string[] = []
	vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
	vi.spyOn(process.stdout, 'write').mockReturnValue(true)
	return lines
}
const node = (script: string) => ({ program: process.execPath, args: ['-e', script] })

test('every step runs, failures are shown in full, and the last line counts', async () => {
	const lines = listen()
	const isFine = await runSteps([
		check('bad', [node('console.log("what went wrong"); process.exit(3)'), node('')]),
		check('good', [node('')]),
		{ name: 'tests', run: async () => ({ passed: 12, failed: 0, output: '' }) },
	])
	expect(isFine).toBe(false)
	expect(lines.join('\n')).toContain('what went wrong')
	expect(lines.at(-1)).toBe('13 passed, 1 failed')
})

test('a program that is not there is a failed step', async () => {
	listen()
	expect(await runSteps([check('missing', [{ program: 'no-such-program', args: [] }])])).toBe(false)
})
