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
	probe?: string
}): Promise<RunningServer> {
	const child = spawn(process.execPath, [options.program ?? 'apps/standalone/src/main.ts'], {
		env: { ...process.env, ...options.env },
		stdio: ['ignore', 'ignore', 'inherit'],
	})
	await untilReady(child, options.probe ?? `${options.gatewayUrl}/health/ready`)
	const end = async (signal: NodeJS.Signals) => {
		if (child.exitCode !== null || child.signalCode !== null) return
		const ended = once(child, 'exit')
		child.kill(signal)
		await ended
	}
	const isRunning = () => child.exitCode === null && child.signalCode === null
	return { pid: child.pid ?? 0, isRunning, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

async function untilReady(child: ChildProcess, probe: string): Promise<void> {
	for (let attempt = 0; attempt < 300; attempt++) {
		if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
		const ready = await fetch(probe).catch(() => undefined)
		if (ready?.ok) return
		await wait(100)
	}
	throw new Error('the server is not ready after 30 s')
}
