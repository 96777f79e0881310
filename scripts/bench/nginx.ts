import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram } from './programs.ts'

export type Nginx = {
	port: number
	pid: number
	/** Where a file `n` is answered at `/n`, as a page compressed with brotli. */
	root: string
	stop(): Promise<void>
}

/** nginx with as many processes as the shop's pages have, answering compressed bytes as they lie in a folder: the limit. */
export async function startNginx(options: { port: number; workers: number }): Promise<Nginx | undefined> {
	const program = findProgram('nginx', ['/usr/sbin'])
	if (!program) return undefined
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-nginx-'))
	const root = join(folder, 'pages')
	await mkdir(root)
	await writeFile(join(folder, 'nginx.conf'), configuration({ ...options, folder, root }))
	const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', join(folder, 'error.log')], { stdio: 'ignore' })
	for (let attempt = 0; !existsSync(join(folder, 'pid')); attempt++) {
		if (attempt === 50 || child.exitCode !== null) throw new Error('nginx does not start')
		await wait(100)
	}
	return {
		port: options.port,
		pid: child.pid ?? 0,
		root,
		async stop() {
			const ended = once(child, 'exit')
			child.kill('SIGTERM')
			await ended
			await rm(folder, { recursive: true })
		},
	}
}

/** The bytes are brotli's as the shop gave them; without a module for it, the header alone says so. */
function configuration(options: { port: number; workers: number; folder: string; root: string }): string {
	const { port, workers, folder, root } = options
	return `worker_processes ${workers};
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
events { worker_connections 4096; }
http {
	access_log off;
	sendfile on;
	tcp_nopush on;
	keepalive_requests 1000000000;
	open_file_cache max=200000;
	open_file_cache_valid 1h;
	client_body_temp_path ${folder}/body;
	proxy_temp_path ${folder}/proxy;
	fastcgi_temp_path ${folder}/fastcgi;
	uwsgi_temp_path ${folder}/uwsgi;
	scgi_temp_path ${folder}/scgi;
	server {
		listen 127.0.0.1:${port} backlog=1024;
		root ${root};
		default_type "text/html; charset=utf-8";
		add_header Content-Encoding br;
		add_header Vary Accept-Encoding;
		add_header Cache-Control "public, max-age=0, s-maxage=60";
	}
}
`
}
