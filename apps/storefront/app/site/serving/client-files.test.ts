import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createClientFiles } from './client-files.ts'

let folder: string
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'shop-client-'))
	await mkdir(join(folder, 'assets'))
	for (const name of ['kept.js', 'gone.js']) await writeFile(join(folder, 'assets', name), `// ${name}`)
})

test('a file that a newer build has taken away is not found, before and after it was there', async () => {
	const files = createClientFiles(folder)
	const ask = (name: string, encoding: string) => {
		const headers = { 'accept-encoding': encoding }
		return files(new Request(`http://shop.test/assets/${name}`, { headers }), `/assets/${name}`)
	}
	expect((await ask('kept.js', 'br'))?.status).toBe(200)
	await rm(join(folder, 'assets/gone.js'))
	for (const encoding of ['br', '', 'br']) expect(await ask('gone.js', encoding)).toBeUndefined()
	await writeFile(join(folder, 'assets/gone.js'), '// back')
	expect(await (await ask('gone.js', ''))?.text()).toBe('// back')
})
