import { type Language, LANGUAGES } from '@vitrine/market/locales'
import type { Database } from '../database/client.ts'
import { type Distinctions, findDistinctions } from './distinctions.ts'
import { LiveSites } from './live-sites.ts'
import { loadProjection } from './load-projection.ts'
import type { Projection } from './projection.ts'
import { indexLanguages } from './text/language-index.ts'
import { TextIndex } from './text/text-index.ts'

/** Everything the index answers from. */
export type Loaded = {
	projection: Projection
	sites: LiveSites
	text: TextIndex
	distinctions: ReadonlyMap<Language, Distinctions>
	/** Number of the load. */
	load: number
}

/** Lets requests run in between. */
const pause = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Loads the catalog in a transaction of one snapshot and indexes it. */
export async function loadCatalog(tx: Database, { clock, load }: { clock: () => Date; load: number }): Promise<Loaded> {
	const projection = await loadProjection(tx, { now: clock(), load })
	const text = new TextIndex({ projection, indexes: await indexLanguages(projection, pause) })
	const distinctions = new Map<Language, Distinctions>()
	for (const language of LANGUAGES) {
		distinctions.set(language, findDistinctions(projection, language))
		await pause()
	}
	return { projection, text, distinctions, load, sites: await LiveSites.build(projection, { now: clock, load, pause }) }
}
