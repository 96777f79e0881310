import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pictureBytes } from '@vitrine/commerce/media/fixtures'
import { expect } from 'vitest'
import { openServer } from '../src/database.ts'

const run = promisify(execFile)
const IMPORT = fileURLToPath(new URL('../src/catalog.ts', import.meta.url))

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
