import { type Language, LANGUAGES } from '@vitrine/market/locales'
import type { Database } from '../database/client.ts'
import { Distinctions } from './distinctions.ts'
import { LiveSites } from './live-sites.ts'
import { loadProjection } from './load-projection.ts'
import type { Projection } from './projection.ts'
import { inSlices } from './slices.ts'
import { TextIndex } from './text/text-index.ts'

/** Everything the index answers from. */
export type Loaded = {
	projection: Projection
	sites: LiveSites
	text: TextIndex
	distinctions: ReadonlyMap<Language, Distinctions>
	/** Number of the load, and of the patches since. */
	load: number
	patches: number
}

/** Loads the catalog in a transaction of one snapshot and indexes it. */
export async function loadCatalog(tx: Database, { clock, load }: { clock: () => Date; load: number }): Promise<Loaded> {
	const projection = await loadProjection(tx, { now: clock(), load })
	const text = await inSlices(TextIndex.build(projection))
	const distinctions = new Map<Language, Distinctions>()
	for (const language of LANGUAGES) {
		distinctions.set(language, await inSlices(Distinctions.build(projection, language)))
	}
	return {
		projection,
		text,
		distinctions,
		load,
		patches: 0,
		sites: await inSlices(LiveSites.build(projection, { now: clock(), load })),
	}
}
