import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@vitrine/commerce/database/test-database'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runCatalog } from './command.ts'

const SITE =
	'{"type":"web-domain","site":"fr","domain":"fr.test","storeId":"001","countryCode":"FR","currency":"EUR","params":{}}'
const CATEGORY = '{"type":"category","id":"bags","texts":{"fr":{"name":"Sacs","slug":"sacs"}}}'

let bench: TestDatabase
let folder: string
const home = process.cwd()
beforeAll(async () => {
	bench = await createTestDatabase()
	folder = await mkdtemp(join(tmpdir(), 'vitrine-catalog-'))
	process.chdir(folder)
})
afterAll(async () => {
	await bench.drop()
	process.chdir(home)
	await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
	vi.stubEnv('DATABASE_URL', bench.url)
	vi.stubEnv('MEDIA_FOLDER', join(folder, 'media'))
})
afterEach(() => void vi.unstubAllEnvs())

/** Runs the command in the folder; answers what it has said, too. */
async function run(...args: string[]): Promise<{ code: number; output: string }> {
	let output = ''
	const say = (...words: unknown[]) => void (output += `${words.join(' ')}\n`)
	for (const level of ['log', 'error'] as const) vi.spyOn(console, level).mockImplementation(say)
	vi.spyOn(process.stdout, 'write').mockImplementation((data, ...rest) => {
		output += String(data)
		for (const written of rest) if (typeof written === 'function') written()
		return true
	})
	try {
		return { code: await runCatalog(args), output }
	} finally {
		vi.restoreAllMocks()
	}
}

test('import, export and import again', async () => {
	await writeFile(join(folder, 'shop.jsonl'), `${SITE}\n${CATEGORY}\n`)
	const { host, pathname, username, password } = new URL(bench.url)
	const database = `Database: ${username}@${host}${pathname}\n`
	const read = '2 records read, 2 taken, 0 refused.\n'
	const first = await run('import', 'shop.jsonl')
	expect(first).toEqual({
		code: 0,
		output: `${database}${read}Changed: web_domains 1, sites 4, categories 1, category_texts 1.\n`,
	})
	expect(first.output).not.toContain(password)
	expect(await run('export', '--output', 'out.jsonl')).toEqual({ code: 0, output: '3 records\n' })
	const text = await readFile(join(folder, 'out.jsonl'), 'utf8')
	const [category, site, domain] = text.split('\n')
	expect([category, domain]).toEqual([CATEGORY, SITE])
	expect(JSON.parse(site!)).toMatchObject({ type: 'site', site: 'fr', locales: [{ locale: 'fr', tag: 'fr-FR' }] })
	expect(await run('export')).toEqual({ code: 0, output: text })
	expect(await run('import', 'out.jsonl')).toEqual({
		code: 0,
		output: `${database}${read.replaceAll('2', '3')}Nothing to change.\n`,
	})
	expect((await readdir(folder)).toSorted()).toEqual(['out.jsonl', 'shop.jsonl'])
})

test('in production a file with sites says what the next start would refuse', async () => {
	const site =
		'{"type":"site","site":"be","countryCode":"BE","currency":"EUR","storeId":"011","timeZone":"Europe/Brussels","hosts":["be.test"],"locales":[{"locale":"be","tag":"fr-BE"}]'
	vi.stubEnv('NODE_ENV', 'production')
	await writeFile(join(folder, 'open.jsonl'), `${site}}\n`)
	const opened = await run('import', 'open.jsonl')
	expect(opened.output).toMatch(/The shop will not start again[^]*\nsite be: has no web-domain record/)
	await writeFile(join(folder, 'closed.jsonl'), `${site},"isOpen":false}\n`)
	expect((await run('import', 'closed.jsonl')).output).not.toContain('site be')
})

test('bad rows end with 2 and are in the report', async () => {
	await writeFile(
		join(folder, 'bad.jsonl'),
		`${CATEGORY}\n{"type":"category","id":"x","parent":"none","texts":{}}\nnot json\n`,
	)
	const { code, output } = await run('import', 'bad.jsonl', '--dry-run')
	expect(code).toBe(2)
	expect(output).toContain('line 2: x · texts · no-language')
	expect(output).toContain('3 records read, 1 good, 2 refused.')
	expect(output).toContain('Nothing was written: the file has bad rows.')
	const report = await readFile(join(folder, 'bad.jsonl.report.jsonl'), 'utf8')
	expect(
		report
			.trimEnd()
			.split('\n')
			.map((line) => JSON.parse(line).reason),
	).toEqual(['no-language', 'not-json'])
})

test('what is not understood is said with the usage', async () => {
	expect(await run('import', 'a.jsonl', '--nonsense')).toMatchObject({
		code: 1,
		output: expect.stringContaining('Usage'),
	})
	expect(await run('import')).toMatchObject({ code: 1, output: expect.stringContaining('Name one file') })
	expect(await run('import', 'a.csv', '--site', 'xx')).toMatchObject({
		code: 1,
		output: expect.stringContaining('--site xx: not one of fr'),
	})
	expect(await run('import', 'none.jsonl')).toMatchObject({
		code: 1,
		output: expect.stringContaining('There is no none.jsonl.'),
	})
	expect(await run()).toMatchObject({ code: 1, output: expect.stringContaining('Usage') })
})

test('a foreign file writes the mapping it needs, to be filled in', async () => {
	const csv = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\nring,Ring,Color,Steel,R1,19.95\n'
	await writeFile(join(folder, 'shopify.csv'), csv)
	const { code, output } = await run('import', 'shopify.csv', '--site', 'fr', '--suggest-mapping', 'mapping.json')
	expect(code).toBe(2)
	expect(output).toContain('Fill in what stands empty in')
	expect(JSON.parse(await readFile(join(folder, 'mapping.json'), 'utf8'))).toEqual({
		colors: { Steel: { family: '' } },
	})
})
