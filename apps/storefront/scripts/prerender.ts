import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SEVEN_SITES } from '@vitrine/market/seven-sites'
import { SHOP_NAME_PLACE } from '../app/facts/deployment/shop-name.ts'
import { PRERENDERED_PATHS } from './prerendered-paths.ts'

type Shop = { request(path: string): Promise<Response> }

/** Headers that belong to one answer, not to the file. */
const PASSING = ['set-cookie', 'content-length', 'content-encoding', 'vary', 'date']

/**
 * After a build: renders the pages that never change with the shop just built, into files of the browser's build: `index.html`
 * and the data a navigation fetches, `_.data` (R9, R17, R168, C9). Their headers go to `.prerendered.json`. The nonce is taken
 * out: a file cannot carry one, so the shop allows its scripts by their hashes (request/serving/prerendered.ts).
 */
export async function prerender(buildFolder: string): Promise<void> {
	const clientFolder = join(buildFolder, 'client')
	const build = await import(/* @vite-ignore */ pathToFileURL(join(buildFolder, 'server/index.js')).href)
	const shop: Shop = build.createStorefront({
		sites: SEVEN_SITES,
		shopName: SHOP_NAME_PLACE,
		gateway: () => Promise.reject(new Error('A prerendered page asks nobody')),
		subscriptionKey: '',
		mediaFolder: clientFolder,
		clientFolder,
		isProduction: true,
		log: {
			error(fields: object, message: string) {
				throw new Error(message, { cause: fields })
			},
		},
	})
	const files: Record<string, { file: string; headers: Record<string, string> }> = {}
	for (const path of PRERENDERED_PATHS)
		for (const [address, file] of [
			[path, `${path}index.html`],
			[`${path}_.data`, `${path}_.data`],
		] as const) {
			const { text, headers } = await render(shop, address)
			await mkdir(dirname(join(clientFolder, file)), { recursive: true })
			await writeFile(join(clientFolder, file), text)
			// Data of another build would be misread: every cache revalidates it.
			if (address !== path) headers['cache-control'] = 'public, no-cache'
			files[address] = { file, headers }
		}
	await writeFile(join(clientFolder, '.prerendered.json'), JSON.stringify(files))
}

async function render(shop: Shop, address: string) {
	const response = await shop.request(address)
	if (response.status !== 200) throw new Error(`Prerendering ${address}: status ${response.status}`)
	const policy = response.headers.get('content-security-policy') ?? ''
	const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
	const text = await response.text()
	const headers = Object.fromEntries([...response.headers].filter(([name]) => !PASSING.includes(name)))
	if (!nonce) return { text, headers }
	delete headers['content-security-policy']
	const withoutNonce = text.replaceAll(` nonce="${nonce}"`, '')
	if (withoutNonce.includes(nonce)) throw new Error(`Prerendering ${address}: the nonce is more than an attribute`)
	return { text: withoutNonce, headers }
}
