import type { Crawl, CrawlOptions } from './crawl.ts'
import { type Hosts, keyOf, type Place } from './hosts.ts'
import type { Client } from './http.ts'

/** Address of a picture by its hash, with what stands before it. Fonts stay on the shop's host (decision 0103). */
const KEYED = /([^\s"'(),<>=;]*)\/([\da-f]{2}\/[\da-f]{64}[\w-]*\.(?:avif|webp|png))/g

/** Addresses of pictures in a page or file that lead elsewhere than to the base address of the shop's pictures. */
export function straySources(text: string, { base, at }: { base: string; at: string }): string[] {
	const strays = new Set<string>()
	for (const [, before = '', key] of text.replaceAll(String.raw`\/`, '/').matchAll(KEYED))
		if (!before.endsWith(base)) strays.add(`${at} leads to ${before}/${key} for a picture, not to ${base}`)
	return [...strays]
}

type Asking = { client: Client; hosts: Hosts; sample: number; media?: CrawlOptions['media'] | undefined }

/** Asks for a sample of the pictures that pages show and share, spread over all of them; answers what is wrong and how many were asked for. */
export async function checkImages(
	{ visited }: Crawl,
	{ client, hosts, sample, media }: Asking,
): Promise<{ faults: string[]; count: number }> {
	const addresses = new Map<string, () => Promise<{ status: number; contentType: string }>>()
	const inShop = (image: Place) => () => client.get(hosts.hostOf(image.site), image.path)
	for (const { page, place } of visited.values())
		for (const address of page?.images ?? []) {
			const image = hosts.placeOf(address, place)
			if (image) addresses.set(keyOf(image), inShop(image))
			else if (media && address.startsWith(media.base))
				addresses.set(address, () => fetchFrom(address.replace(media.base, media.origin)))
		}
	const all = [...addresses]
	const step = Math.max(1, Math.floor(all.length / sample))
	const chosen = all.filter((_, index) => index % step === 0).slice(0, sample)
	const faults: string[] = []
	for (const [address, get] of chosen) {
		const { status, contentType } = await get()
		if (status !== 200 || !contentType.startsWith('image/')) faults.push(`picture ${address} answers ${status}`)
	}
	return { faults, count: chosen.length }
}

async function fetchFrom(address: string): Promise<{ status: number; contentType: string }> {
	const { status, headers, body } = await fetch(address)
	await body?.cancel()
	return { status, contentType: headers.get('content-type') ?? '' }
}
