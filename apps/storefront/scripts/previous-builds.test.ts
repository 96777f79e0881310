import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forgetCurrentBuild, keepPreviousBuild } from './previous-builds.ts'

async function build(folder: string, id: string, timestamp: number) {
	for (const name of ['assets', 'builds', 'fr']) await mkdir(join(folder, 'build/client', name), { recursive: true })
	await writeFile(join(folder, 'build/client/assets', `${id}.js`), '')
	await writeFile(join(folder, 'build/client/fr/index.html'), '')
	await writeFile(join(folder, 'build/client/builds/latest.json'), JSON.stringify({ id, timestamp }))
}

test('the hashed files of three builds are kept beside the newest, and no build twice (R165)', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'shop-builds-'))
	await keepPreviousBuild(folder)
	for (const [index, id] of ['a', 'b', 'c', 'd', 'e'].entries()) {
		await keepPreviousBuild(folder)
		await build(folder, id, index)
		await forgetCurrentBuild(folder)
	}
	const kept = join(folder, 'previous-builds')
	expect((await readdir(kept)).sort()).toEqual(['b', 'c', 'd'])
	expect((await readdir(join(kept, 'd'))).sort()).toEqual(['assets', 'builds'])
	expect(await readdir(join(kept, 'd/assets'))).toContain('d.js')
	await keepPreviousBuild(folder)
	await forgetCurrentBuild(folder)
	expect(await readdir(kept)).not.toContain('e')
})
