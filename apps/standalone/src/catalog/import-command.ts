import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Format, FORMATS, importCatalog, type ImportResult } from '@vitrine/commerce/catalog-import/run'
import { isNetworkAddress, isPublicAddress } from '@vitrine/commerce/media/addresses'
import { openMediaStore } from '@vitrine/commerce/media/providers/open-store'
import { readMapping } from '@vitrine/commerce/catalog-import/mapping'
import { createProgress } from '@vitrine/commerce/catalog-import/progress'
import { suggestMapping } from '@vitrine/commerce/catalog-import/suggest-mapping'
import { type SiteCode, SITES } from '@vitrine/market/sites'
import { openDatabase } from '../database.ts'
import { readAsLive } from '../env.ts'
import { listRecordFaults } from '../opening/record-faults.ts'
import { readCatalogEnv } from './env.ts'

/** `catalog import FILE`: imports a file and prints the result. Returns the exit code. */
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
			replace: { type: 'boolean', default: false },
			'allow-removals': { type: 'boolean', default: false },
			'leave-out-images': { type: 'boolean', default: false },
			'suggest-mapping': { type: 'string' },
			'own-network': { type: 'boolean', default: false },
		},
	})
	const [file] = positionals
	if (!file || positionals.length > 1) throw new Error('Name one file to import.')
	const env = readCatalogEnv()
	console.log(`Database: ${withoutPassword(env.databaseUrl)}`)
	const onError = () => undefined
	const db = await openDatabase({ url: env.databaseUrl, poolSize: 6, isShared: env.isShared, onError })
	const progress = createProgress()
	const reportFile = resolve(values.report ?? `${basename(file)}.report.jsonl`)
	try {
		// The sites are those of the database.
		const sites = values.site?.map(siteOf)
		const format = values.format === undefined ? undefined : formatOf(values.format)
		for (const named of [file, values.mapping, values.images])
			if (named !== undefined && !existsSync(resolve(named))) throw new Error(`There is no ${named}.`)
		const result = await importCatalog({
			db,
			file: resolve(file),
			mediaFolder: env.mediaFolder,
			media: await openMediaStore(env.media),
			now: new Date(),
			skipBad: values['skip-bad'],
			dryRun: values['dry-run'],
			replace: values.replace,
			allowRemovals: values['allow-removals'],
			leaveOutImages: values['leave-out-images'],
			download: { isAllowed: values['own-network'] ? isNetworkAddress : isPublicAddress },
			reportFile,
			onProgress: progress.show,
			...(values.images === undefined ? {} : { imagesFolder: resolve(values.images) }),
			...(sites && { sites }),
			...(values.mapping === undefined ? {} : { mappingFile: resolve(values.mapping) }),
			...(format && { format }),
		})
		progress.end()
		report(result, { reportFile, isDryRun: values['dry-run'] })
		if (values['suggest-mapping'] !== undefined)
			await writeSuggestion(result, { file: resolve(values['suggest-mapping']), mappingFile: values.mapping })
		const hasOtherSites = result.ok && !values['dry-run'] && result.summary.rows['sites']
		if (hasOtherSites && env.isShared) await tellFaults(env.databaseUrl)
		return result.ok ? 0 : 2
	} finally {
		progress.end()
		await db.destroy()
	}
}

/** What the next start in production would refuse: a site that opens with it may not be ready. */
async function tellFaults(databaseUrl: string): Promise<void> {
	const faults = await listRecordFaults({ ...readAsLive().given, DATABASE_URL: databaseUrl })
	if (faults.length === 0) return
	console.log('The shop will not start again before this is there, or its site is recorded with "isOpen":false:')
	for (const { name, message } of faults) console.log(`${name}: ${message}`)
}

function siteOf(value: string): SiteCode {
	if (Object.hasOwn(SITES, value)) return value as SiteCode
	throw new Error(`--site ${value}: not one of ${Object.keys(SITES).join(' ')}`)
}

function formatOf(value: string): Format {
	const format = FORMATS.find((known) => known === value)
	if (format) return format
	throw new Error(`--format ${value}: not one of ${FORMATS.join(' ')}`)
}

/** URL of a database without its password. */
function withoutPassword(databaseUrl: string): string {
	const url = new URL(databaseUrl)
	return `${url.username ? `${url.username}@` : ''}${url.host}${url.pathname}`
}

/** Writes the mapping a file still needs, to be completed; or prints that it needs none. */
async function writeSuggestion(
	{ summary }: ImportResult,
	{ file, mappingFile }: { file: string; mappingFile: string | undefined },
): Promise<void> {
	const given = mappingFile === undefined ? undefined : await readMapping(resolve(mappingFile))
	const suggested = suggestMapping(summary.unknownWords, given)
	if (!suggested) return console.log('Every color, size, category and manufacturer of the file is understood.')
	await writeFile(file, `${JSON.stringify(suggested, null, '\t')}\n`)
	console.log(`Fill in what stands empty in ${file}, then import with --mapping.`)
}

function report(result: ImportResult, { reportFile, isDryRun }: { reportFile: string; isDryRun: boolean }): void {
	const { summary, reportedRows } = result
	for (const [notice, count] of Object.entries(summary.notices)) console.log(`${notice} (${count})`)
	for (const row of reportedRows.slice(0, 10)) {
		console.log(`line ${row.line}: ${[row.record, row.field, row.reason, row.detail].filter(Boolean).join(' · ')}`)
	}
	if (summary.reported > 0) console.log(`${summary.reported} faults, all of them in ${reportFile}`)
	const { read, taken, refused } = summary
	console.log(`${read} records read, ${taken} ${result.ok && !isDryRun ? 'taken' : 'good'}, ${refused} refused.`)
	const told = (parts: typeof summary.removals) =>
		Object.entries(parts).map(([kind, { removed, before }]) => `${kind} ${removed} of ${before}`)
	const removals = told(summary.removals)
	if (removals.length > 0)
		console.log(
			`What the products of the file ${result.ok && !isDryRun ? 'lost' : 'would lose'}: ${removals.join(', ')}.`,
		)
	const kept = told(summary.kept)
	if (kept.length > 0)
		console.log(`What its records do not name, and what stays without --replace: ${kept.join(', ')}.`)
	const rows = Object.entries(summary.rows).map(([table, count]) => `${table} ${count}`)
	if (!result.ok) console.log(`Nothing was written: ${WHY_NOTHING[result.reason]}`)
	else if (!summary.changed) console.log('Nothing to change.')
	else console.log(`${isDryRun ? 'Would change' : 'Changed'}: ${rows.join(', ')}.`)
}

const WHY_NOTHING: Readonly<Record<(ImportResult & { ok: false })['reason'], string>> = {
	'bad-rows': 'the file has bad rows. --skip-bad takes the good ones.',
	'broken-file': 'the file cannot be trusted as a whole.',
	'too-many-removals':
		'--replace takes each record for the whole truth of its product, and these leave out more than a tenth of what their products have. --allow-removals removes it.',
}
