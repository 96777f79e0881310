import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run-program.ts'

/**
 * Runs a Node program and runs it anew whenever a file below one of `folders` changes, until a signal ends both. (`node --watch`
 * would also take the copies for changes that Vite makes of its settings.)
 */
export async function runRestarting(
	args: string[],
	options: { folders: string[]; env: Record<string, string> },
): Promise<void> {
	let child: ChildProcess | undefined
	let restarting: NodeJS.Timeout | undefined
	let isStopping = false
	const begin = () => {
		child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...options.env }, stdio: 'inherit' })
	}
	const end = async () => {
		const ending = child
		if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
		ending.kill('SIGTERM')
		await new Promise((resolve) => ending.once('exit', resolve))
	}
	const changed = (file: string | null) => {
		if (!file || !/\.(?:ts|sql|json)$/.test(file) || file.endsWith('.test.ts') || isStopping) return
		clearTimeout(restarting)
		restarting = setTimeout(async () => {
			console.log(`\n${file} changed.`)
			await end()
			if (!isStopping) begin()
		}, 200)
	}
	const watchers = options.folders.map((folder) =>
		watch(join(ROOT, folder), { recursive: true }, (_, file) => changed(file)),
	)
	begin()
	await new Promise<void>((resolve) => {
		for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
	})
	isStopping = true
	clearTimeout(restarting)
	for (const watcher of watchers) watcher.close()
	await end()
}
