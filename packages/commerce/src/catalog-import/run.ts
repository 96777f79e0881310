import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { SITE_CODES, type SiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import type { DownloadOptions } from '../media/download.ts'
import { Changes, type Removable, type Removal } from './commands/changes.ts'
import { writeCatalog } from './commands/write-catalog.ts'
import type { Scope } from './entries.ts'
import { openVocabulary } from './foreign/open-vocabulary.ts'
import { NO_UNKNOWN_WORDS, type UnknownWords } from './foreign/unknown-words.ts'
import { detectFormat, type Format, readEntries } from './formats.ts'
import { PictureDesk } from './picture-desk.ts'
import { prepare } from './prepare.ts'
import { loadKnown } from './queries.ts'
import { Report, type ReportedRow } from './report.ts'
import { Spool } from './spool.ts'
import { detectEncoding } from './text-stream.ts'

export { FORMATS, type Format } from './formats.ts'

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
	/** Lets products lose more than a tenth of what they have of a kind: without it such a file is refused. */
	allowRemovals?: boolean
	/** Takes products without the pictures that cannot be had, instead of calling them bad. */
	leaveOutImages?: boolean
	/** What the file is, where its beginning does not tell. */
	format?: Format
	/** Sites to write; for the own format all unless named. A foreign file speaks of exactly one. */
	sites?: readonly SiteCode[]
	/** What a foreign file lacks: a file of the shape of `ImportMapping`. */
	mappingFile?: string
	/** Where bad rows are written to, as JSON Lines. Only in the result when not named. */
	reportFile?: string
	onProgress?: (progress: Progress) => void
	download?: DownloadOptions
}
/** Bytes of the file while it is checked, records while they are written. */
export type Progress = { phase: 'check' | 'write'; done: number; total: number }

export type ImportSummary = {
	/** Records of the file; those of other sites than asked for are neither taken nor refused. */
	read: number
	taken: number
	refused: number
	/** Faults of the refused ones, at least one each. */
	reported: number
	/** True if the catalog was changed, or would be. */
	changed: boolean
	/** Rows written or removed, or that would be, by table. */
	rows: Record<string, number>
	/** What products lose or would lose, by kind: a product record is the whole truth of its product. */
	removals: Partial<Record<Removable, Removal>>
	/** What was passed over without being a fault, counted. */
	notices: Record<string, number>
	/** What a foreign file says and neither the mapping nor the database understands. */
	unknownWords: UnknownWords
}
export type ImportResult =
	| { ok: true; summary: ImportSummary; reportedRows: ReportedRow[] }
	/** Nothing was written. `reportedRows` are the first thousand. */
	| {
			ok: false
			reason: 'bad-rows' | 'broken-file' | 'too-many-removals'
			summary: ImportSummary
			reportedRows: ReportedRow[]
	  }

/** Above this share of what the products of a file have of a kind, removing is taken for an oversight. */
const REMOVAL_SHARE = 0.1

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
	const format = options.format ?? (await detectFormat(file, encoding))
	if (!format) throw new Error(`${file}: neither JSON Lines, nor a Shopify export, nor a Merchant feed`)
	const vocabulary = format === 'jsonl' ? undefined : await openVocabulary(db, { ...options, known })
	const scope: Scope = {
		sites: new Set(options.sites ?? SITE_CODES),
		...(vocabulary ? { foreign: { language: vocabulary.language, hasStock: false } } : {}),
	}
	const desk = new PictureDesk({
		imagesFolder: options.imagesFolder ?? dirname(file),
		leaveOut: options.leaveOutImages ?? false,
		...(options.dryRun ? {} : { mediaFolder: options.mediaFolder }),
		...(options.download ? { download: options.download } : {}),
	})
	const entries = readEntries(format, { file, encoding, onBytes }, vocabulary)
	const { isBroken, notices, read, refused } = await prepare({ entries, known, scope, report, desk, spool })
	const changes = new Changes()
	const badBefore = report.badLines.size
	const summary = () => ({
		read,
		taken: spool.size - (report.badLines.size - badBefore),
		refused: refused + (report.badLines.size - badBefore),
		reported: report.count,
		changed: changes.any,
		rows: changes.byTable,
		removals: Object.fromEntries(Object.entries(changes.removals).filter(([, { removed }]) => removed > 0)),
		notices,
		unknownWords: vocabulary?.unknown.words ?? NO_UNKNOWN_WORDS,
	})
	if (isBroken) return { ok: false, reason: 'broken-file', summary: summary(), reportedRows: report.rows }
	// Even when nothing will stay, so that one run tells everything that is wrong.
	const isGood = () => report.count === 0 || options.skipBad === true
	const losesTooMuch = () =>
		!options.allowRemovals &&
		Object.values(changes.removals).some(({ removed, before }) => removed > before * REMOVAL_SHARE)
	let written = 0
	await writeCatalog(db, {
		known,
		scope,
		now,
		changes,
		report,
		records: spool.read(),
		mayStay: () => isGood() && !losesTooMuch() && !options.dryRun,
		onRecord: (count) => options.onProgress?.({ phase: 'write', done: (written += count), total: spool.size }),
	})
	if (!isGood()) return { ok: false, reason: 'bad-rows', summary: summary(), reportedRows: report.rows }
	if (losesTooMuch()) return { ok: false, reason: 'too-many-removals', summary: summary(), reportedRows: report.rows }
	return { ok: true, summary: summary(), reportedRows: report.rows }
}
