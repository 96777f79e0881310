import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deleteCurrentBuild, archivePreviousBuild } from './previous-builds.ts'

async function build(folder: string, id: string, timestamp: number) {
	for (const name of ['assets', 'builds', 'fr']) await mkdir(join(folder, 'build/client', name), { recursive: true })
	await writeFile(join(folder, 'build/client/assets', `${id}.js`), '')
	await writeFile(join(folder, 'build/client/fr/index.html'), '')
	await writeFile(join(folder, 'build/client/builds/latest.json'), JSON.stringify({ id, timestamp }))
}

test('the hashed files of three builds are kept beside the newest, and no build twice (R165)', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'shop-builds-'))
	await archivePreviousBuild(folder)
	for (const [index, id] of ['a', 'b', 'c', 'd', 'e'].entries()) {
		await archivePreviousBuild(folder)
		await build(folder, id, index)
		await deleteCurrentBuild(folder)
	}
	const builds = join(folder, 'previous-builds')
	expect((await readdir(builds)).sort()).toEqual(['b', 'c', 'd'])
	expect((await readdir(join(builds, 'd'))).sort()).toEqual(['assets', 'builds'])
	expect(await readdir(join(builds, 'd/assets'))).toContain('d.js')
	await archivePreviousBuild(folder)
	await deleteCurrentBuild(folder)
	expect(await readdir(builds)).not.toContain('e')
})
