import { execFile } from 'node:child_process'
import { cp, symlink, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pictureBytes } from '@vitrine/commerce/media/fixtures'
import { expect } from 'vitest'
import { openServer } from '../src/database.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const run = promisify(execFile)
const IMPORT = fileURLToPath(new URL('../src/catalog.ts', import.meta.url))

/** Builds the shop as its own retailer does: the build of the suites has words of the demo. Returns the file that starts it. */
export async function buildWithoutDemo(checkout: string): Promise<string> {
	const isLeftOut = /^(?:build|previous-builds|\.cache|\.react-router|e2e)$/
	for (const app of ['apps/storefront', 'apps/standalone']) {
		const filter = (path: string) => !isLeftOut.test(relative(join(ROOT, app), path))
		await cp(join(ROOT, app), join(checkout, app), { recursive: true, filter })
	}
	for (const shared of ['node_modules', 'packages', 'package.json', 'tsconfig.base.json'])
		await symlink(join(ROOT, shared), join(checkout, shared))
	const build = join(ROOT, 'node_modules/@react-router/dev/bin.cjs')
	const env = { PATH: process.env['PATH'], NODE_ENV: 'production' }
	await run(process.execPath, [build, 'build'], { cwd: join(checkout, 'apps/storefront'), env })
	return join(checkout, 'apps/standalone/src/main.ts')
}

/** Imports records into the database of a data folder; their picture is `coat.jpg`. */
export async function importRecords(
	records: object[],
	{ dataFolder, MEDIA_FOLDER }: { dataFolder: string; MEDIA_FOLDER: string },
): Promise<void> {
	const server = await openServer(
		{ DATABASE_URL: undefined, VITRINE_DATA_FOLDER: dataFolder },
		{ log: () => undefined },
	)
	await writeFile(join(dataFolder, 'coat.jpg'), await pictureBytes({ width: 600, height: 800 }))
	const file = join(dataFolder, 'shop.jsonl')
	await writeFile(file, records.map((record) => JSON.stringify(record)).join('\n'))
	const env = { DATABASE_URL: server.url, MEDIA_FOLDER }
	const { stdout } = await run(process.execPath, [IMPORT, 'import', file], { cwd: dataFolder, env })
	expect(stdout).toContain(' 0 refused.')
}
