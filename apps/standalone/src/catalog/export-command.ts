import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exportCatalog } from '@vitrine/commerce/catalog-export/run'
import { createDatabase, type Database } from '@vitrine/commerce/database/client'
import { createReader } from '@vitrine/commerce/database/reader'
import { installSitesOf } from '@vitrine/commerce/sites/queries'
import { readCatalogEnv } from './env.ts'

/** `catalog export [--output FILE] [--without-stock]`: writes the whole catalog; the file gets its name when complete. Returns the exit code. */
export async function exportToFile(args: string[]): Promise<number> {
	const { values } = parseArgs({
		args,
		options: { output: { type: 'string' }, 'without-stock': { type: 'boolean', default: false } },
	})
	const { databaseUrl, databaseReadUrl } = readCatalogEnv()
	const primary = createDatabase({ url: databaseUrl, poolSize: 1 })
	const onProblem = (error: unknown) => console.error(`The primary is read: ${String(error)}`)
	const reader = databaseReadUrl ? createReader({ primary, url: databaseReadUrl, poolSize: 1, onProblem }) : undefined
	try {
		await installSitesOf(primary)
		const db = (await reader?.upToDate()) ?? primary
		const source = { db, leaveOutStock: values['without-stock'] }
		if (values.output === undefined) await exportCatalog({ ...source, output: process.stdout })
		else await writeFile(source, resolve(values.output))
		return 0
	} finally {
		await reader?.close()
		await primary.destroy()
	}
}

async function writeFile(source: { db: Database; leaveOutStock: boolean }, path: string): Promise<void> {
	const part = `${path}.part`
	const output = createWriteStream(part)
	try {
		await once(output, 'open')
		const records = await exportCatalog({ ...source, output })
		output.end()
		await once(output, 'close')
		await rename(part, path)
		console.log(`${records} records`)
	} catch (error) {
		output.destroy()
		await rm(part, { force: true })
		throw error
	}
}
