import { readFileSync } from 'node:fs'
import { type Nginx, startNginx } from '../running/nginx.ts'

const CONFIGURATION = new URL('../../deploy/nginx/vitrine.conf', import.meta.url)

/** nginx with its cache before these storefronts, as `deploy/` describes it. Undefined where it is not installed. */
export function startEdge(storefronts: readonly number[], port: number): Promise<Nginx | undefined> {
	const servers = storefronts.map((own) => `server 127.0.0.1:${own};`).join(' ')
	return startNginx({
		workers: 1,
		http: (folder) =>
			readFileSync(CONFIGURATION, 'utf8')
				.replace('server 127.0.0.1:3000;', servers)
				.replace('/var/cache/nginx/vitrine', `${folder}/cache`)
				.replace('listen 80', `listen 127.0.0.1:${port}`),
	})
}
