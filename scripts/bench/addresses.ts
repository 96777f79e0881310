import { brotliDecompressSync } from 'node:zlib'
import { COLOR_FAMILIES } from '@vitrine/commerce/catalog/colors'
import { type Answer, openConnection, type Target, writeRequest } from './connection.ts'
import { createRandom, shuffled } from './zipf.ts'

/** What a browser of today says when it goes to an address. */
export const BROWSER: Readonly<Record<string, string>> = {
	accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
	'accept-encoding': 'gzip, deflate, br, zstd',
	'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8',
	'sec-fetch-dest': 'document',
	'sec-fetch-mode': 'navigate',
	'sec-fetch-site': 'none',
	'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}

export function targetOf({ protocol, hostname, port }: URL): Target {
	const isSecure = protocol === 'https:'
	// Names below localhost are this machine's own (RFC 6761), though not every resolver knows them.
	const host = hostname.endsWith('.localhost') ? '127.0.0.1' : hostname
	return { host, port: Number(port) || (isSecure ? 443 : 80), isSecure }
}

/** Where a site is asked, and as which host. */
export type Door = { target: Target; host: string }

/** Every address below `home` that the site's sitemaps list: their paths, each once. */
export async function readSitemap(door: Door, home: string): Promise<string[]> {
	const robots = await readText(door, '/robots.txt').catch(() => '')
	const named = [...robots.matchAll(/^sitemap: *(\S+)/gim)].map(([, address = '']) => pathOf(address))
	const paths = new Set<string>()
	const read = async (path: string): Promise<void> => {
		const xml = await readText(door, path)
		const found = [...xml.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].map(([, address = '']) => pathOf(address))
		if (xml.includes('<sitemapindex')) for (const file of found) await read(file)
		else for (const one of found) paths.add(one)
	}
	for (const path of new Set(named.length > 0 ? named : ['/sitemap.xml'])) await read(path)
	return [...paths].filter((path) => path.startsWith(home))
}

function pathOf(address: string): string {
	const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
	return pathname + search
}

async function readText(door: Door, path: string): Promise<string> {
	const { status, body } = await askOnce(door, path, {})
	if (status !== 200) throw new Error(`${door.host}${path} answers ${status}`)
	return body.toString()
}

async function askOnce(
	{ target, host }: Door,
	path: string,
	headers: Readonly<Record<string, string>>,
): Promise<Answer> {
	const connection = openConnection(target)
	const answer = await connection.ask(writeRequest({ path, headers: { host, ...headers } }))
	connection.close()
	return answer
}

/** Those of our own that a sitemap does not list, because they are views of one list: filtered, sorted, its further pages. */
export function listViews(list: string, { pages }: { pages: number }): string[] {
	const filters = COLOR_FAMILIES.flatMap((color) => [
		`color=${color}`,
		`color=${color}&size=M`,
		`color=${color}&fit=slim`,
	])
	const further = Array.from({ length: pages - 1 }, (_, index) => `page=${index + 2}`)
	return [...further, 'size=M', 'fit=slim', 'sort=price-asc', 'sort=new', ...filters].map((query) => `${list}?${query}`)
}

/** The shop's addresses as they are asked for, most visited first: home, its lists, then lists' views and products mixed. */
export function ranked(paths: readonly string[], { home, most }: { home: string; most: number }): string[] {
	const lists = paths.filter((path) => isList(path) && !path.includes('?'))
	const rest = paths.filter((path) => path !== home && !lists.includes(path))
	return [home, ...lists, ...shuffled(rest, createRandom(7))].slice(0, most)
}

export function isList(path: string): boolean {
	return /^\/[^/]+\/c\/[^/]+\/[^/]+\//.test(path)
}

/** A page as a browser gets it. Throws unless it is whole and in brotli. */
export async function askPage(door: Door, path: string): Promise<{ body: Buffer; etag: string | undefined }> {
	const { status, head, body } = await askOnce(door, path, BROWSER)
	if (status !== 200) throw new Error(`${path} answers ${status}`)
	if (!/\r\ncontent-encoding: *br\r/i.test(head)) throw new Error(`${path} is not compressed with brotli:\n${head}`)
	requireWholePage(body, path)
	return { body, etag: /\r\netag: *(\S+)\r/i.exec(head)?.[1] }
}

/** Throws unless these bytes are a document from beginning to end. */
export function requireWholePage(body: Buffer, path: string): void {
	if (!/<\/html>\s*$/i.test(brotliDecompressSync(body).toString())) throw new Error(`${path} is no whole page`)
}
