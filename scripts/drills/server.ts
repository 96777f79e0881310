import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

export type RunningServer = {
	pid: number
	isRunning: () => boolean
	kill: () => Promise<void>
	stop: () => Promise<void>
}

/** Starts the whole shop, or another program of ours, as its own process and waits until its gateway, or `probe`, answers. */
export async function startServer(options: {
	env: Record<string, string>
	gatewayUrl: string
	program?: string
	args?: readonly string[]
	/** Folder of the version it belongs to, if not this one. */
	checkout?: string | undefined
	probe?: string
	/** Seconds; 30 unless its catalog is large. */
	patience?: number
}): Promise<RunningServer> {
	const child = spawn(process.execPath, [options.program ?? 'apps/standalone/src/main.ts', ...(options.args ?? [])], {
		env: { ...process.env, ...options.env },
		...(options.checkout && { cwd: options.checkout }),
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	running.add(child)
	child.once('exit', () => running.delete(child))
	await untilReady(child, options.probe ?? `${options.gatewayUrl}/health/ready`, options.patience ?? 30)
	const end = async (signal: NodeJS.Signals) => {
		if (child.exitCode !== null || child.signalCode !== null) return
		const ended = once(child, 'exit')
		child.kill(signal)
		await ended
	}
	const isRunning = () => child.exitCode === null && child.signalCode === null
	return { pid: child.pid ?? 0, isRunning, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

/** None of them outlives a program that breaks off. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
	for (const child of running) child.kill('SIGKILL')
})

async function untilReady(child: ChildProcess, probe: string, seconds: number): Promise<void> {
	for (let attempt = 0; attempt < seconds * 10; attempt++) {
		if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
		const ready = await fetch(probe).catch(() => undefined)
		if (ready?.ok) return
		await wait(100)
	}
	throw new Error(`the server is not ready after ${seconds} s`)
}
