import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '@vitrine/testing/eventually'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFolderStore } from './folder-store.ts'
import { createMakingStore } from './making-store.ts'
import type { MediaStore } from './media-store.ts'

let folder: string
let store: MediaStore
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'vitrine-making-'))
	store = createFolderStore(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Makes every key but `none`, once it may; counts. */
function maker() {
	const made: string[] = []
	let open = () => {}
	const may = new Promise<void>((resolve) => {
		open = resolve
	})
	const make = (key: string) => (key === 'none' ? undefined : work(key))
	async function work(key: string): Promise<Buffer> {
		made.push(key)
		await may
		if (key === 'bad') throw new Error('torn')
		await store.put(key, Buffer.from(key))
		return Buffer.from(key)
	}
	return { made, make, open }
}

test('a missing file is made once for all who ask, and is a file then', async () => {
	const { made, make, open } = maker()
	const making = createMakingStore({ store, make })
	const asked = ['a', 'a', 'b', 'a'].map((key) => making.get(key))
	open()
	expect((await Promise.all(asked)).map(String)).toEqual(['a', 'a', 'b', 'a'])
	expect(await making.get('a')).toEqual(Buffer.from('a'))
	expect(made).toEqual(['a', 'b'])
	expect([await making.has('b'), await making.get('none')]).toEqual([true, undefined])
})

test('what cannot be made is told to those who wait, and tried again for the next', async () => {
	const { made, make, open } = maker()
	const making = createMakingStore({ store, make })
	open()
	for (const _ of [1, 2]) await expect(making.get('bad')).rejects.toThrow('torn')
	expect(made).toEqual(['bad', 'bad'])
})

test('no more wait than may; who waits already is not counted again', async () => {
	const { made, make, open } = maker()
	const making = createMakingStore({ store, make, mostWaiting: 2 })
	const waiting = ['c', 'd', 'c'].map((key) => making.get(key))
	await eventually(() => expect(made).toHaveLength(2))
	await expect(making.get('e')).rejects.toThrow('Too many pictures')
	open()
	expect((await Promise.all(waiting)).map(String)).toEqual(['c', 'd', 'c'])
	expect(String(await making.get('e'))).toBe('e')
})
