import type { Crawl } from './crawl.ts'
import { type Hosts, keyOf, type Place } from './hosts.ts'
import type { Client } from './http.ts'

/** Asks for a sample of the pictures that pages show and share, spread over all of them; answers what is wrong and how many were asked for. */
export async function checkImages(
	{ visited }: Crawl,
	{ client, hosts, sample }: { client: Client; hosts: Hosts; sample: number },
): Promise<{ faults: string[]; count: number }> {
	const places = new Map<string, Place>()
	for (const { page, place } of visited.values())
		for (const address of page?.images ?? []) {
			const image = hosts.placeOf(address, place)
			if (image) places.set(keyOf(image), image)
		}
	const all = [...places.values()]
	const step = Math.max(1, Math.floor(all.length / sample))
	const chosen = all.filter((_, index) => index % step === 0).slice(0, sample)
	const faults: string[] = []
	for (const image of chosen) {
		const { status, contentType } = await client.get(hosts.hostOf(image.site), image.path)
		if (status !== 200 || !contentType.startsWith('image/')) faults.push(`picture ${keyOf(image)} answers ${status}`)
	}
	return { faults, count: chosen.length }
}
