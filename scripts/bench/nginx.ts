import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startNginx } from '../running/nginx.ts'

/** Answers a file `n` of `root` at `/n`, as a page compressed with brotli. */
export type FileServer = { port: number; pid: number; root: string; stop(): Promise<void> }

/** nginx with as many processes as the shop's pages have, answering compressed bytes as they lie in a folder: the limit. */
export async function startFileServer(options: { port: number; workers: number }): Promise<FileServer | undefined> {
	const { port, workers } = options
	const nginx = await startNginx({ workers, http: (folder) => files({ port, root: join(folder, 'pages') }) })
	if (!nginx) return undefined
	const root = join(nginx.folder, 'pages')
	await mkdir(root)
	return { port, pid: nginx.pid, root, stop: nginx.stop }
}

/** The bytes are brotli's as the shop gave them, so that no module is needed to say so. */
function files({ port, root }: { port: number; root: string }): string {
	return `sendfile on;
	tcp_nopush on;
	open_file_cache max=200000;
	open_file_cache_valid 1h;
	server {
		listen 127.0.0.1:${port} backlog=1024;
		root ${root};
		default_type "text/html; charset=utf-8";
		add_header Content-Encoding br;
		add_header Vary Accept-Encoding;
		add_header Cache-Control "public, max-age=0, s-maxage=60";
	}`
}
