import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { derivedFiles, planPicture } from '@vitrine/commerce/media/pictures'
import { hashOf, type Recipe, sizeOf } from '@vitrine/linaire/garments/recipes'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { DemoCrew, type Work } from './demo-crew.ts'

let mediaFolder: string
const crews: DemoCrew[] = []
beforeAll(async () => {
	mediaFolder = await mkdtemp(join(tmpdir(), 'vitrine-crew-'))
})
afterEach(() => vi.useRealTimers())
afterEach(() => Promise.all(crews.splice(0).map((crew) => crew.stop())))
afterAll(() => rm(mediaFolder, { recursive: true, force: true }))

function open(size: number): DemoCrew {
	const crew = new DemoCrew({ mediaFolder, size })
	crews.push(crew)
	return crew
}

function workOf(baseColor: string, code = 'W05'): Work & { keys: string[] } {
	const recipe: Recipe = { kind: 'garment', code, baseColor, view: 'front' }
	const hash = code === 'W05' ? hashOf(recipe) : 'ab'.repeat(32)
	const files = derivedFiles(planPicture({ hash, ...sizeOf(recipe) })).filter(({ width }) => width <= 320)
	return { recipe, files, keys: files.map(({ key }) => key) }
}

test('a picture that somebody waits for comes before those that nobody does, and its files are whole', async () => {
	const crew = open(1)
	const order: string[] = []
	const series = ['#7c8a96', '#5f6f57', '#a8452f'].map((color) => workOf(color))
	const all = crew.makeAll([series], () => order.push('ahead'))
	const wanted = workOf('#2c3a55')
	await crew.make(wanted)
	order.push('wanted')
	expect(await all).toEqual([])
	expect(order.indexOf('wanted')).toBeLessThan(2)
	const written = await readdir(mediaFolder, { recursive: true, withFileTypes: true })
	const names = written.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
	expect(names.toSorted()).toEqual(
		[...series, wanted].flatMap(({ keys }) => keys.map((key) => join(mediaFolder, key))).toSorted(),
	)
	for (const name of names) expect(await sharp(name).stats()).toBeTruthy()
})

test('what cannot be composed is told, and the next is composed all the same', async () => {
	const crew = open(2)
	const problems = await crew.makeAll([[workOf('#111111', 'X99')], [workOf('#123456')]], () => undefined)
	expect(problems).toEqual([expect.stringContaining('X99')])
	await expect(crew.make(workOf('red', 'X99'))).rejects.toThrow('X99')
	await expect(crew.make(workOf('#654321'))).resolves.toBeUndefined()
})

test('who waits while the shop closes is told', async () => {
	const crew = open(1)
	const waiting = [workOf('#010101'), workOf('#020202')].map((work) => crew.make(work).catch((error: Error) => error))
	await crew.stop()
	for (const told of await Promise.all(waiting)) expect(told).toBeInstanceOf(Error)
	await expect(crew.make(workOf('#030303'))).rejects.toThrow('any more')
})

test('what is asked for just when an idle process is ended is made by another', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
	const crew = open(1)
	await crew.make(workOf('#0a0a0a'))
	vi.advanceTimersByTime(60_000)
	await expect(crew.make(workOf('#0b0b0b'))).resolves.toBeUndefined()
})
