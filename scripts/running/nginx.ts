import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram } from './programs.ts'

export type Nginx = {
	pid: number
	/** Deleted when it is stopped. */
	folder: string
	stop(): Promise<void>
}

/** An nginx of our own beside the machine's; `http` writes what it serves. Undefined where it is not installed. */
export async function startNginx(options: {
	workers: number
	http: (folder: string) => string
}): Promise<Nginx | undefined> {
	const program = findProgram('nginx', ['/usr/sbin'])
	if (!program) return undefined
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-nginx-'))
	await writeFile(join(folder, 'nginx.conf'), configuration(folder, options))
	const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', join(folder, 'error.log')], { stdio: 'ignore' })
	for (let attempt = 0; !existsSync(join(folder, 'pid')); attempt++) {
		if (attempt === 50 || child.exitCode !== null)
			throw new Error(`nginx does not start: ${await readFile(join(folder, 'error.log'), 'utf8')}`)
		await wait(100)
	}
	process.once('exit', () => child.kill('SIGTERM'))
	return {
		pid: child.pid ?? 0,
		folder,
		async stop() {
			const ended = once(child, 'exit')
			child.kill('SIGTERM')
			await ended
			await rm(folder, { recursive: true })
		},
	}
}

function configuration(
	folder: string,
	{ workers, http }: { workers: number; http: (folder: string) => string },
): string {
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
	return `worker_processes ${workers};
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
events { worker_connections 4096; }
http {
	access_log off;
	keepalive_requests 1000000000;
	${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n\t')}
	${http(folder)}
}
`
}
