import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Format, FORMATS, importCatalog, type ImportResult } from '@vitrine/commerce/catalog/import'
import { createProgress } from '@vitrine/commerce/catalog/progress'
import { createDatabase } from '@vitrine/commerce/database/client'
import { migrate } from '@vitrine/commerce/database/migrate'
import { isSiteCode, SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { readCatalogEnv } from './env.ts'

/** `catalog import FILE`: brings a file in and tells on standard output what came of it. Returns the exit code. */
export async function importFromFile(args: string[]): Promise<number> {
	const { values, positionals } = parseArgs({
		args,
		allowPositionals: true,
		options: {
			format: { type: 'string' },
			site: { type: 'string', multiple: true },
			mapping: { type: 'string' },
			images: { type: 'string' },
			report: { type: 'string' },
			'skip-bad': { type: 'boolean', default: false },
			'dry-run': { type: 'boolean', default: false },
		},
	})
	const [file] = positionals
	if (!file || positionals.length > 1) throw new Error('Name one file to import.')
	const env = readCatalogEnv()
	const db = createDatabase({ url: env.databaseUrl, poolSize: 6 })
	const progress = createProgress()
	const reportFile = resolve(values.report ?? `${basename(file)}.report.jsonl`)
	try {
		await migrate(db)
		const result = await importCatalog({
			db,
			file: resolve(file),
			mediaFolder: env.mediaFolder,
			now: new Date(),
			skipBad: values['skip-bad'],
			dryRun: values['dry-run'],
			reportFile,
			onProgress: progress.show,
			...(values.images === undefined ? {} : { imagesFolder: resolve(values.images) }),
			...(values.site === undefined ? {} : { sites: values.site.map(siteOf) }),
			...(values.mapping === undefined ? {} : { mappingFile: resolve(values.mapping) }),
			...(values.format === undefined ? {} : { format: formatOf(values.format) }),
		})
		progress.end()
		tell(result, { reportFile, isDryRun: values['dry-run'] })
		return result.ok ? 0 : 2
	} finally {
		progress.end()
		await db.destroy()
	}
}

function siteOf(value: string): SiteCode {
	if (isSiteCode(value)) return value
	throw new Error(`--site ${value}: not one of ${SITE_CODES.join(' ')}`)
}

function formatOf(value: string): Format {
	const format = FORMATS.find((known) => known === value)
	if (format) return format
	throw new Error(`--format ${value}: not one of ${FORMATS.join(' ')}`)
}

function tell(result: ImportResult, { reportFile, isDryRun }: { reportFile: string; isDryRun: boolean }): void {
	const { summary, reportedRows } = result
	for (const [notice, count] of Object.entries(summary.notices)) console.log(`${notice} (${count})`)
	for (const row of reportedRows.slice(0, 10)) {
		console.log(`line ${row.line}: ${[row.record, row.field, row.reason, row.detail].filter(Boolean).join(' · ')}`)
	}
	if (summary.reported > 0) console.log(`${summary.reported} faults, all of them in ${reportFile}`)
	const rows = Object.entries(summary.rows).map(([table, count]) => `${table} ${count}`)
	if (!result.ok) console.log(`Nothing was written: ${result.reason}.`)
	else if (!summary.changed) console.log(`${summary.records} records, nothing to change.`)
	else console.log(`${summary.records} records, ${isDryRun ? 'would change' : 'changed'}: ${rows.join(', ')}`)
}
