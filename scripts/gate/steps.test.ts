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
	const { failed } = await runSteps({
		first: [check('bad', [node('console.log("what went wrong"); process.exit(3)'), node('')])],
		lanes: [[check('good', [node('')])], [{ name: 'tests', run: async () => ({ passed: 12, failed: 0, output: '' }) }]],
		slowness: 1,
	})
	expect(failed).toBe(1)
	expect(lines.join('\n')).toContain('what went wrong')
	expect(lines.at(-1)).toBe('13 passed, 1 failed')
})

test('a program that is not there is a failed step', async () => {
	listen()
	const missing = check('missing', [{ program: 'no-such-program', args: [] }])
	expect(await runSteps({ lanes: [[missing]], slowness: 1 })).toMatchObject({ passed: 0, failed: 1 })
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
	const lanes = [[step('units', released)], [step('checks'), releasing]]
	await runSteps({ first: [step('build')], lanes, slowness: 1 })
	expect(order).toEqual(['build begins', 'build ends', 'units begins', 'checks begins', 'checks ends', 'units ends'])
})

test('a step tells what it has used, with all that it started', async () => {
	const lines = listen()
	const spins = 'const until = process.cpuUsage().user + 6e5; while (process.cpuUsage().user < until);'
	// A server that nobody waits for, which ends by itself.
	const starts = `const { spawn } = require('node:child_process')
		const server = spawn(process.execPath, ['-e', ${JSON.stringify(`${spins}; process.disconnect(); setTimeout(() => undefined, 5_000)`)}], { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
		server.on('disconnect', () => process.exit())`
	const { costs } = await runSteps({ lanes: [[check('spinning', [node(starts)])]], slowness: 1 })
	if (process.platform === 'win32') return
	expect(costs[0]?.processorSeconds).toBeGreaterThan(0.3)
	expect(lines.join('\n')).toMatch(/spinning .* processor +\d+\.\d s  ok/)
})
