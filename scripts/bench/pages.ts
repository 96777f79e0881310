import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { askPage, BROWSER, isList, requireWholePage } from './addresses.ts'
import type { Target } from './connection.ts'
import type { AddressWork } from './job.ts'
import type { Measuring } from './measuring.ts'
import type { FileServer } from './nginx.ts'

export type Site = {
	targets: readonly Target[]
	/** As the browser's address bar has it. */
	host: string
	home: string
	/** Most visited first. */
	paths: readonly string[]
	servers: readonly number[]
}

/** Words of the names of rows, for `--only`: without any of them no page needs to be asked for. */
export const PAGE_ROWS = [
	'Home page, kept',
	'List page, kept',
	'List page, not modified',
	'Product page, kept',
	'addresses, each for the first time',
	'addresses, as visitors come (Zipf)',
	'nginx',
]

/** Connections at which every address is asked for the first time, where the bench measures at this number. */
const COLD = 16
/** Of the bodies of the cold run this many are looked at whole. */
const LOOKED_AT = 100

/** One address again and again, every address once, many addresses as visitors come; each beside nginx with the same bytes. */
export async function measurePages(measuring: Measuring, site: Site, nginx: FileServer | undefined): Promise<void> {
	const { targets, home, paths, servers } = site
	const headers = { host: site.host, ...BROWSER }
	const page = { status: 200, encoding: 'br' }
	const list = paths.find(isList) ?? home
	const product = paths.find((path) => /^\/[^/]+\/p\//.test(path))
	const answer = await askPage({ target: targets[0]!, host: site.host }, list)
	console.log(`${list}: ${answer.body.length.toLocaleString('en')} bytes in brotli`)

	const asked = (work: Omit<AddressWork, 'kind'>, more = {}) => ({
		targets,
		headers: { ...headers, ...more },
		work: { kind: 'addresses' as const, ...work },
	})
	const once = async (name: string, path: string, limit?: string) =>
		measuring.row(name, {
			...(limit && { limit }),
			servers,
			job: () => asked({ paths: [path], order: 'zipf', expected: page }),
		})
	const limited = limitOf(measuring, nginx)

	const kept = await limited('list page', 'bytes', answer.body)
	await once('Home page, kept', home)
	await once('List page, kept', list, kept)
	if (product) await once('Product page, kept', product)
	if (answer.etag) {
		const unchanged = await limited('list page', '304', answer.body)
		await measuring.row('List page, not modified', {
			...(unchanged && { limit: unchanged }),
			servers,
			job: () => asked({ paths: [list], order: 'zipf', expected: { status: 304 } }, { 'if-none-match': answer.etag }),
		})
	} else console.log('The list page has no ETag: no row "not modified"')

	const many = `${paths.length.toLocaleString('en')} addresses`
	const [cold, warm] = [`${many}, each for the first time`, `${many}, as visitors come (Zipf)`]
	if (!measuring.isWanted(cold) && !measuring.isWanted(warm)) return
	const { connections } = measuring.options
	const coldCount = connections.includes(COLD) ? COLD : connections[0]!
	await measuring.row(cold, {
		servers,
		connections: [coldCount],
		isCold: true,
		job: () => asked({ paths, order: 'once', expected: page, ...(nginx && { saveTo: nginx.root }) }),
	})
	const written = nginx && measuring.rows.find(({ name }) => name === cold)?.byConnections[coldCount]
	const limit = written && Object.keys(written.failures).length === 0 ? `nginx, ${many} (Zipf)` : undefined
	if (nginx && limit) {
		for (let place = 0; place < paths.length; place += Math.ceil(paths.length / LOOKED_AT))
			requireWholePage(readFileSync(join(nginx.root, String(place))), paths[place]!)
		await measuring.row(limit, limitPlan(nginx, { paths: paths.map((_, place) => `/${place}`), status: 200 }))
	}
	await measuring.row(warm, {
		...(limit && { limit }),
		servers,
		job: () => asked({ paths, order: 'zipf', expected: page }),
	})
}

/** Measures nginx with a page's bytes at one address, as a row; resolves with the row's name where there is nginx. */
function limitOf(measuring: Measuring, nginx: FileServer | undefined) {
	return async (name: string, kind: 'bytes' | '304', body: Buffer): Promise<string | undefined> => {
		const row = kind === 'bytes' ? `nginx, the ${name}'s bytes` : `nginx, the ${name} not modified`
		if (!nginx || !(measuring.isWanted(row) || measuring.isWanted('List page'))) return undefined
		writeFileSync(join(nginx.root, 'page'), body)
		const etag = (await fetch(`http://127.0.0.1:${nginx.port}/page`, { method: 'HEAD' })).headers.get('etag') ?? ''
		const isUnchanged = kind === '304'
		await measuring.row(
			row,
			limitPlan(nginx, {
				paths: ['/page'],
				status: isUnchanged ? 304 : 200,
				...(isUnchanged && { headers: { 'if-none-match': etag } }),
			}),
		)
		return row
	}
}

function limitPlan(
	nginx: FileServer,
	{ paths, status, headers = {} }: { paths: readonly string[]; status: number; headers?: Record<string, string> },
) {
	return {
		servers: [nginx.pid],
		job: () => ({
			targets: [{ host: '127.0.0.1', port: nginx.port }],
			headers: { host: 'localhost', ...BROWSER, ...headers },
			work: {
				kind: 'addresses' as const,
				paths,
				order: 'zipf' as const,
				expected: { status, ...(status === 200 && { encoding: 'br' }) },
			},
		}),
	}
}
