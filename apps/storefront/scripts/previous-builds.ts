import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Pages that are open while three newer builds come are older than any visit. */
const MOST_BUILDS = 3

type LatestBuild = { id: string; timestamp: number }

/**
 * Before a build, which begins with an empty folder: the hashed files of the one it replaces go to `previous-builds/{id}/`, for
 * pages that are still open (R165). `folder`: the shop's.
 */
export async function archivePreviousBuild(folder: string): Promise<void> {
	const client = join(folder, 'build/client')
	const latest = await readLatest(client)
	if (!latest) return
	const previous = join(folder, 'previous-builds')
	for (const name of ['assets', 'builds/latest.json'])
		await cp(join(client, name), join(previous, latest.id, name), { recursive: true })
	const builds = await Promise.all((await readdir(previous)).map((name) => readLatest(join(previous, name))))
	const newestFirst = builds.filter((build) => build !== undefined).toSorted((a, b) => b.timestamp - a.timestamp)
	for (const { id } of newestFirst.slice(MOST_BUILDS)) await rm(join(previous, id), { recursive: true })
}

/** After a build: one that came out as it was before is not its own predecessor. */
export async function deleteCurrentBuild(folder: string): Promise<void> {
	const latest = await readLatest(join(folder, 'build/client'))
	if (latest) await rm(join(folder, 'previous-builds', latest.id), { recursive: true, force: true })
}

async function readLatest(folder: string): Promise<LatestBuild | undefined> {
	try {
		return JSON.parse(await readFile(join(folder, 'builds/latest.json'), 'utf8'))
	} catch {
		return undefined
	}
}
