import { mkdir, readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { Database } from '@vitrine/commerce/database/client'
import { type DerivedFile, derivedFiles, planPicture } from '@vitrine/commerce/media/pictures'
import { createFolderStore } from '@vitrine/commerce/media/providers/folder-store'
import { createMakingStore } from '@vitrine/commerce/media/providers/making-store'
import type { MediaStore } from '@vitrine/commerce/media/providers/media-store'
import { isEmpty } from './database.ts'
import { loadDemo } from './demo.ts'
import { DemoCrew, type Work } from './demo-crew.ts'
import { type DemoPicture, openHouse } from './demo-house.ts'
import type { Env } from './env.ts'
import { createProgressLine } from './progress.ts'
import type { ShutdownHooks } from './shutdown-hooks.ts'

// Composing every picture takes some minutes, so the shop opens without them: a picture is composed when somebody asks for
// it, and those that lists show meanwhile, in the background. Decision 0122.

/** AVIF widths of cards, of tiles, which suggestions show small, and of banners, which are made before anybody asks. */
const CARDS: readonly number[] = [320, 480]
const TILES: readonly number[] = [160, ...CARDS]
const NARROWEST_BANNER = 320

/** Fills an empty database with the demo shop. */
export async function openDemo({
	env,
	db,
	say,
}: {
	env: Env
	db: Database
	say: (line: string) => void
}): Promise<void> {
	if (!(await isEmpty(db))) return
	const begun = Date.now()
	const progress = createProgressLine()
	const { CACHE_FOLDER: cacheFolder, MEDIA_FOLDER: mediaFolder } = env
	const lite = env.DEMO_CATALOG === 'lite'
	const house = await openHouse(env.DEMO_HOUSE)
	await loadDemo({ db, house, cacheFolder, mediaFolder, now: new Date(), lite, onProgress: progress.show })
	progress.end()
	say(`Filled the empty shop with the demo goods in ${Math.round((Date.now() - begun) / 1_000)} s.`)
}

/** Pictures of the demo as a store in which every file is that can be composed, and the work in the background. */
export async function openDemoPictures({
	env,
	db,
	shutdownHooks,
}: {
	env: Pick<Env, 'MEDIA_FOLDER' | 'DEMO_HOUSE'>
	db: Database
	shutdownHooks: Pick<ShutdownHooks, 'add'>
}): Promise<{ media: MediaStore; composeAhead: (say: (line: string) => void) => Promise<unknown> }> {
	const { DEMO_HOUSE: house, MEDIA_FOLDER: mediaFolder } = env
	const crew = new DemoCrew({ house, mediaFolder, size: availableParallelism() })
	shutdownHooks.add(() => crew.stop())
	const store = createFolderStore(mediaFolder)
	const shown = await picturesOf(db, (await openHouse(house)).pictures())
	const files = new Map<string, Work>()
	for (const [hash, picture] of shown)
		for (const file of filesOf({ ...picture, hash })) files.set(file.key, { recipe: picture.recipe, files: [file] })
	const media = createMakingStore({
		store,
		make(key) {
			const work = files.get(key)
			return work && crew.make(work).then(async () => (await store.get(key))!)
		},
	})
	const ahead = { crew, shown, mediaFolder, isWanted: isMadeAhead }
	return {
		media,
		async composeAhead(say) {
			if (shown.size > 0) return composeAhead({ ...ahead, say })
			say(
				`The goods of this database are not those of the demo ${house}, which opens in a VITRINE_DATA_FOLDER of its own.`,
			)
		},
	}
}

/** Composes every file of every picture of the demo into a folder. Returns whether all of them could be. */
export async function composeEverything(
	{ DEMO_HOUSE: house, MEDIA_FOLDER: mediaFolder }: Pick<Env, 'MEDIA_FOLDER' | 'DEMO_HOUSE'>,
	say: (line: string) => void,
): Promise<boolean> {
	const crew = new DemoCrew({ house, mediaFolder, size: availableParallelism() })
	const shown = new Map((await openHouse(house)).pictures().map((picture) => [picture.hash, picture]))
	const isComplete = await composeAhead({ crew, shown, mediaFolder, isWanted: () => true, say })
	await crew.stop()
	return isComplete
}

const useOf = ({ recipe }: DemoPicture) => (recipe.kind === 'banner' ? ('banner' as const) : undefined)

/** Every file that a picture of a demo has in the shop. */
export function filesOf(picture: DemoPicture): DerivedFile[] {
	const { hash, width, height } = picture
	const use = useOf(picture)
	return derivedFiles(planPicture({ hash, width, height }, use), use)
}

/**
 * Pictures of the demo that the shop has, by the name they have in it. A shop that was filled by an older demo knows some by
 * names of then: they are those of the same source now.
 */
async function picturesOf(db: Database, pictures: readonly DemoPicture[]): Promise<Map<string, DemoPicture>> {
	const bySource = new Map(pictures.map((picture) => [picture.file, picture]))
	const hashes = pictures.map(({ hash }) => hash)
	const named = await db.selectFrom('media').select('hash').where('hash', 'in', hashes).execute()
	const known = new Set(named.map(({ hash }) => hash))
	const older = await db
		.selectFrom('colorway_images')
		.select(['media_hash', 'source'])
		.distinct()
		.where('source', 'in', [...bySource.keys()])
		.where('media_hash', 'not in', hashes)
		.execute()
	return new Map([
		...pictures.flatMap((picture) => (known.has(picture.hash) ? [[picture.hash, picture] as const] : [])),
		...older.map(({ media_hash, source }) => [media_hash, bySource.get(source)!] as const),
	])
}

/** What is made before anybody asks: banners and tiles, and the first picture of every colorway for lists. */
function isMadeAhead(picture: DemoPicture, { kind, width }: DerivedFile): boolean {
	if (kind !== 'avif' || !picture.isFirst) return false
	const { kind: shown } = picture.recipe
	if (shown === 'banner') return width >= NARROWEST_BANNER
	return (shown === 'tile' ? TILES : CARDS).includes(width)
}

async function composeAhead({
	crew,
	shown,
	mediaFolder,
	isWanted,
	say,
}: {
	crew: DemoCrew
	shown: ReadonlyMap<string, DemoPicture>
	mediaFolder: string
	isWanted: (picture: DemoPicture, file: DerivedFile) => boolean
	say: (line: string) => void
}): Promise<boolean> {
	await mkdir(mediaFolder, { recursive: true })
	const there = new Set(await readdir(mediaFolder, { recursive: true }))
	const works = [...shown].flatMap(([hash, picture]) => {
		const files = filesOf({ ...picture, hash }).filter((file) => isWanted(picture, file) && !there.has(file.key))
		return files.length > 0 ? [{ series: picture.series, work: { recipe: picture.recipe, files } }] : []
	})
	const begun = Date.now()
	const progress = createProgressLine()
	let done = 0
	const series = [...Map.groupBy(works, (one) => one.series).values()].map((ones) => ones.map(({ work }) => work))
	const problems = await crew.makeAll(series, () => {
		done += 1
		progress.show({ doing: 'Composing the pictures of', done, total: works.length })
	})
	progress.end()
	for (const problem of new Set(problems)) say(`A picture could not be composed: ${problem}`)
	const isComplete = problems.length === 0
	const seconds = Math.round((Date.now() - begun) / 1_000)
	const goods = isComplete ? 'All goods' : 'Not all goods'
	say(`${goods} have their pictures${works.length > 0 ? `, after ${seconds} s` : ''}.`)
	return isComplete
}
