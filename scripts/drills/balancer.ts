import { type Nginx, startNginx } from '../running/nginx.ts'

/**
 * nginx in front of several storefronts and several gateways, as README describes it. What was not sent yet goes to the
 * next one; what was sent goes there only where repeating it is harmless (`proxy_next_upstream` without `non_idempotent`).
 */
export function startBalancer(options: {
	storefronts: readonly number[]
	gateways: readonly number[]
	ports: { pages: number; gateway: number }
}): Promise<Nginx | undefined> {
	const { storefronts, gateways, ports } = options
	return startNginx({
		workers: 1,
		http: () => `proxy_http_version 1.1;
	proxy_set_header Connection "";
	proxy_set_header Host $http_host;
	proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
	proxy_connect_timeout 1s;
	proxy_read_timeout 30s;
	proxy_next_upstream error timeout;
	proxy_next_upstream_tries 3;
	${upstream('storefronts', storefronts)}
	${upstream('gateways', gateways)}
	server { listen 127.0.0.1:${ports.pages}; location / { proxy_pass http://storefronts; } }
	server { listen 127.0.0.1:${ports.gateway}; location / { proxy_pass http://gateways; } }`,
	})
}

/** A process that is away is left out for a second. */
function upstream(name: string, ports: readonly number[]): string {
	const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`)
	return `upstream ${name} { ${servers.join(' ')} keepalive 64; keepalive_timeout 30s; }`
}
