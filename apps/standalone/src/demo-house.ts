import type { CatalogRecordInput } from '@vitrine/commerce/catalog-import/records'
import type { Sharp } from 'sharp'

/** Names of the demos: their folders below `demo/`. The first is the one that opens when nobody names one. */
export const DEMO_HOUSES = ['linaire', 'drell'] as const
export type DemoHouseName = (typeof DEMO_HOUSES)[number]

/** A picture of a demo: the file a record calls it by, the name and size it has in the shop, and how it is made. */
export type DemoPicture = {
	file: string
	hash: string
	width: number
	height: number
	/** Plain data for `render`; the kinds `banner` and `tile` are what they say. */
	recipe: { kind: string }
	/** Pictures of one series are made from the same passes. */
	series: string
	/** Whether it stands in lists, or is the first of a page. */
	isFirst: boolean
}

/** A brand that a shop opens with to be tried. */
export type DemoHouse = {
	/** Its records, counted from `now`; `lite`: two dozen styles. */
	catalog(options: { now: Date; lite: boolean }): Iterable<CatalogRecordInput>
	/** The instant to import it as of, so that each reduction has the prior price without which it may not be shown (law 1). */
	priceHistoryStart(now: Date): Date
	/** Cuts fonts and draws what its records name and nobody composes. Returns the folder that has them. */
	cutBrand(cacheFolder: string): Promise<string>
	pictures(): DemoPicture[]
	/** Pixels of a picture, as wide as it is. */
	render(recipe: object): Promise<Sharp>
}

/** Loads a demo, and no other. */
export async function openHouse(name: DemoHouseName): Promise<DemoHouse> {
	const { house } = await (name === 'drell'
		? import('../../../demo/drell/house.ts')
		: import('../../../demo/linaire/house.ts'))
	return house
}
