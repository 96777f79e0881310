import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSecrets } from './data-folder.ts'

let folder: string
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'vitrine-secrets-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('secrets are made once per folder, each of its own, for the eyes of the owner only', async () => {
	const secrets = await readSecrets(folder)
	expect(new Set(Object.values(secrets)).size).toBe(Object.keys(secrets).length)
	expect(secrets.operatorKey.length).toBeGreaterThanOrEqual(16)
	expect(await readSecrets(folder)).toEqual(secrets)
	expect((await stat(join(folder, 'secrets.json'))).mode & 0o077).toBe(0)
})

test('a folder of an earlier version keeps its secrets and gets those it lacks, once', async () => {
	const old = { webhookSecret: 'w'.repeat(32), subscriptionKey: 's'.repeat(32) }
	await writeFile(join(folder, 'secrets.json'), JSON.stringify(old))
	const completed = await readSecrets(folder)
	expect(completed).toMatchObject(old)
	expect(completed.operatorKey.length).toBeGreaterThanOrEqual(16)
	expect(JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8'))).toEqual(completed)
	expect(await readSecrets(folder)).toEqual(completed)
})

test('rights that a copy has widened are taken back (L12)', async () => {
	await chmod(join(folder, 'secrets.json'), 0o644)
	await readSecrets(folder)
	expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
})
