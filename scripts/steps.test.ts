import { afterEach, expect, test, vi } from 'vitest'
import { check, type FileTime, runSteps } from './steps.ts'

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
	const isFine = await runSteps({
		first: [check('bad', [node('console.log("what went wrong"); process.exit(3)'), node('')])],
		lanes: [[check('good', [node('')])], [{ name: 'tests', run: async () => ({ passed: 12, failed: 0, output: '' }) }]],
	})
	expect(isFine).toBe(false)
	expect(lines.join('\n')).toContain('what went wrong')
	expect(lines.at(-1)).toBe('13 passed, 1 failed')
})

test('a program that is not there is a failed step', async () => {
	listen()
	const missing = check('missing', [{ program: 'no-such-program', args: [] }])
	expect(await runSteps({ lanes: [[missing]] })).toBe(false)
})

test('the first steps end before the lanes begin, and the lanes run side by side', async () => {
	listen()
	const order: string[] = []
	const passing = { passed: 1, failed: 0, output: '' }
	let releaseFirst = () => undefined as void
	const released = new Promise<void>((resolve) => (releaseFirst = resolve))
	const step = (name: string, until?: Promise<void>) => ({
		name,
		run: async () => {
			order.push(`${name} begins`)
			await until
			order.push(`${name} ends`)
			return passing
		},
	})
	const releasing = {
		name: 'releasing',
		run: async () => {
			releaseFirst()
			return passing
		},
	}
	await runSteps({ first: [step('build')], lanes: [[step('units', released)], [step('checks'), releasing]] })
	expect(order).toEqual(['build begins', 'build ends', 'units begins', 'checks begins', 'checks ends', 'units ends'])
})

test('the slowest files of all runs are told, slowest first', async () => {
	const lines = listen()
	const tests = (files: FileTime[]) => ({
		name: 'tests',
		run: async () => ({ passed: 1, failed: 0, output: '', files }),
	})
	const quick = Array.from({ length: 20 }, (_, index) => ({ file: `quick-${index}.test.ts`, seconds: 1 }))
	await runSteps({ lanes: [[tests(quick)], [tests([{ file: 'slow.test.ts', seconds: 12.34 }])]] })
	const printed = lines.filter((line) => line.includes('.test.ts'))
	expect(printed).toHaveLength(15)
	expect(printed[0]).toBe('    12.3 s  slow.test.ts')
})
