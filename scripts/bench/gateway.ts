import { COLOR_FAMILIES } from '@vitrine/commerce/catalog/colors'
import { CLOTHS, DEPARTMENTS, FITS, GARMENTS, SIZES } from './catalog.ts'
import type { Measuring } from './measuring.ts'
import { type Shop, SUBSCRIPTION_KEY } from './shop.ts'
import { createRandom, shuffled } from './zipf.ts'

/** As the storefront asks. */
export const HEADERS: Readonly<Record<string, string>> = {
	host: 'gateway.localhost',
	accept: '*/*',
	'accept-language': 'fr-FR',
	'ocp-apim-subscription-key': SUBSCRIPTION_KEY,
	'x-store-id': '001',
}

/** More than one run can ask for. */
const MOST_OF_A_RUN = 30_000

/** Reads of the gateway: what was asked before, and what never was. */
export async function measureGateway(measuring: Measuring, shop: Shop, styles: number): Promise<void> {
	const row = (name: string, paths: () => readonly string[], order: 'zipf' | 'once' = 'zipf') =>
		measuring.row(`Gateway: ${name}`, {
			servers: shop.servers,
			job: () => ({
				targets: shop.gateways,
				headers: HEADERS,
				work: { kind: 'addresses', paths: paths(), order, expected: { status: 200 } },
			}),
		})
	const categories = DEPARTMENTS.flatMap((department) => GARMENTS.map((garment) => `${department}-${garment}`))
	const asked = categories.map((id) => `/search/products?category=${id}&color=navy,red&size=M&page-size=48`)
	await row('list of 48 with facets, asked before', () => asked)
	// Each number of connections has its runs and one that warms up.
	const calls = measuring.options.connections.length * (measuring.options.runs + 1)
	const lists = unasked(neverAskedLists(categories), calls)
	await row('list of 48 with facets, never asked before', lists, 'once')
	await row('search, asked before', () => ['/search/products?q=linen%20dress&page-size=48'])
	const searches = unasked(neverAskedSearches(styles), calls)
	await row('search, never asked before', searches, 'once')
	const products = Array.from(
		{ length: styles },
		(_, number) => `/catalog/products/${wordsOf(number).join('-')}-${number}-gen${String(number).padStart(6, '0')}-c0`,
	)
	await row('product', () => products)
}

/** Hands out other addresses at each of so many calls, so that no run asks what one before it has asked. */
function unasked(paths: readonly string[], calls: number): () => readonly string[] {
	const mixed = shuffled(paths, createRandom(3))
	const share = Math.min(MOST_OF_A_RUN, Math.floor(mixed.length / calls))
	let given = 0
	return () => {
		given += share
		return mixed.slice(given - share, given)
	}
}

/** Every category with two colors, some sizes and perhaps a fit: 40 × 136 × 31 × 4 lists. */
function neverAskedLists(categories: readonly string[]): string[] {
	const pairs = COLOR_FAMILIES.flatMap((one, index) =>
		COLOR_FAMILIES.slice(index + 1).map((other) => `${one},${other}`),
	)
	const someSizes = Array.from({ length: 2 ** SIZES.length - 1 }, (_, bits) =>
		SIZES.filter((_, place) => ((bits + 1) >> place) & 1).join(','),
	)
	return categories.flatMap((category) =>
		pairs.flatMap((color) =>
			someSizes.flatMap((size) =>
				['', ...FITS].map(
					(fit) =>
						`/search/products?category=${category}&color=${color}&size=${size}${fit && `&fit=${fit}`}&page-size=48`,
				),
			),
		),
	)
}

/** The words of a style in any color: as many as styles and colors. */
function neverAskedSearches(styles: number): string[] {
	return Array.from({ length: Math.min(styles, 30_000) }).flatMap((_, number) =>
		COLOR_FAMILIES.map(
			(color) =>
				`/search/products?q=${encodeURIComponent(`${wordsOf(number).join(' ')} ${number} ${color}`)}&page-size=48`,
		),
	)
}

/** Garment and cloth, as a style's French name and address have them. */
function wordsOf(number: number): [garment: string, cloth: string] {
	return [GARMENTS[number % GARMENTS.length]!, CLOTHS[number % CLOTHS.length]!]
}
