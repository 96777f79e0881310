import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Database } from '../../database/client.ts'
import type { DownloadOptions } from '../media/download.ts'
import { Changes } from './commands/changes.ts'
import { writeCatalog } from './commands/write-catalog.ts'
import type { Scope } from './entries.ts'
import { readJsonLines } from './jsonl.ts'
import { PictureDesk } from './picture-desk.ts'
import { prepare } from './prepare.ts'
import { loadKnown } from './queries.ts'
import { Report, type ReportedRow } from './report.ts'
import { Spool } from './spool.ts'
import { detectEncoding, readText } from './text-stream.ts'

export type ImportOptions = {
	db: Database
	/** Path of the file. */
	file: string
	/** Where the derived pictures go; public below /media/. */
	mediaFolder: string
	/** Where the file's picture paths start; its own folder unless named. */
	imagesFolder?: string
	/** The instant the import counts from: prices are logged from it, foreign files publish from it. */
	now: Date
	/** Takes the good records and leaves the bad ones, instead of all or nothing. */
	skipBad?: boolean
	/** Checks everything, down to what the database would say, and changes nothing. */
	dryRun?: boolean
	/** Sites to write; for the own format all unless named. */
	sites?: readonly SiteCode[]
	/** Where bad rows are written to, as JSON Lines. Only in the result when not named. */
	reportFile?: string
	onProgress?: (progress: Progress) => void
	download?: DownloadOptions
}
/** Bytes of the file while it is checked, records while they are written. */
export type Progress = { phase: 'check' | 'write'; done: number; total: number }

export type ImportSummary = {
	/** Good records of the file. */
	records: number
	reported: number
	/** Whether the catalog was changed, or would be. */
	changed: boolean
	/** Rows written or removed, or that would be, by table. */
	rows: Record<string, number>
	notices: Record<string, number>
}
export type ImportResult =
	| { ok: true; summary: ImportSummary; reportedRows: ReportedRow[] }
	/** Nothing was written. `reportedRows` are the first thousand. */
	| { ok: false; reason: 'bad-rows' | 'broken-file'; summary: ImportSummary; reportedRows: ReportedRow[] }

/** Brings a catalog file into the database: all of it or nothing, or with `skipBad` all that is good. Twice changes nothing. */
export async function importCatalog(options: ImportOptions): Promise<ImportResult> {
	const report = new Report(options.reportFile)
	const spool = await Spool.open()
	try {
		return await run(options, { report, spool })
	} finally {
		await spool.remove()
		await report.close()
	}
}

async function run(options: ImportOptions, { report, spool }: { report: Report; spool: Spool }): Promise<ImportResult> {
	const { db, file, now } = options
	const total = (await stat(file)).size
	const encoding = await detectEncoding(file)
	let done = 0
	const onBytes = (bytes: number) => {
		done += bytes
		options.onProgress?.({ phase: 'check', done, total })
	}
	const known = await loadKnown(db)
	const scope: Scope = { sites: new Set(options.sites ?? SITE_CODES) }
	const desk = new PictureDesk({
		imagesFolder: options.imagesFolder ?? dirname(file),
		...(options.dryRun ? {} : { mediaFolder: options.mediaFolder }),
		...(options.download ? { download: options.download } : {}),
	})
	const entries = readJsonLines(readText(file, { encoding, onBytes }), encoding)
	const { isBroken, notices } = await prepare({ entries, known, scope, report, desk, spool })
	const changes = new Changes()
	const summary = () => ({
		records: spool.size,
		reported: report.count,
		changed: changes.any,
		rows: changes.byTable,
		notices,
	})
	if (isBroken) return { ok: false, reason: 'broken-file', summary: summary(), reportedRows: report.rows }
	// Even when nothing will stay, so that one run tells everything that is wrong.
	const isGood = () => report.count === 0 || options.skipBad === true
	let written = 0
	await writeCatalog(db, {
		known,
		scope,
		now,
		changes,
		report,
		records: spool.read(),
		mayStay: () => isGood() && !options.dryRun,
		onRecord: (count) => options.onProgress?.({ phase: 'write', done: (written += count), total: spool.size }),
	})
	if (!isGood()) return { ok: false, reason: 'bad-rows', summary: summary(), reportedRows: report.rows }
	return { ok: true, summary: summary(), reportedRows: report.rows }
}
