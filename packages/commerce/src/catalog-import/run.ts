import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SiteCode } from '@vitrine/market/sites'
import type { Database } from '../database/client.ts'
import type { DownloadOptions } from '../media/download.ts'
import { createFolderStore } from '../media/providers/folder-store.ts'
import type { MediaStore } from '../media/providers/media-store.ts'
import { listUnfinished } from '../returns/queries/unfinished.ts'
import { Changes, type Removable, type Removal } from './commands/changes.ts'
import { applyStock } from './commands/apply-stock.ts'
import { writeCatalog } from './commands/write-catalog.ts'
import type { Scope } from './entries.ts'
import { openVocabulary } from './foreign/open-vocabulary.ts'
import { NO_UNKNOWN_WORDS, type UnknownWords } from './foreign/unknown-words.ts'
import { detectFormat, type Format, readEntries } from './formats.ts'
import { type MadeLater, PictureDesk } from './picture-desk.ts'
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
	/** Folder of derived pictures, public below /media/. */
	mediaFolder: string
	/** Store of derived pictures, in the place of the folder. */
	media?: MediaStore
	/** Which pictures of the file are made when they are asked for, and so neither fetched nor written. */
	madeLater?: MadeLater
	/** Base of the file's picture paths; by default its own folder. */
	imagesFolder?: string
	/** Instant of the import: the start of logged prices and of publications from foreign files. */
	now: Date
	/** Imports the valid records and skips the others, instead of all or nothing. */
	skipBad?: boolean
	/** Validates everything, including by the database, and rolls back. */
	dryRun?: boolean
	/** Removes what product records leave out; without it it stays. */
	replace?: boolean
	/** Allows `replace` to remove more than a tenth of the products' parts of a kind: without it such a file is refused. */
	allowRemovals?: boolean
	/** Imports products without their unavailable pictures instead of refusing them. */
	leaveOutImages?: boolean
	/** Format, if it cannot be detected. */
	format?: Format
	/** Sites to write; all by default for Vitrine's format. A foreign file is for exactly one. */
	sites?: readonly SiteCode[]
	/** Mapping of a foreign file, as `ImportMapping`. */
	mappingFile?: string
	/** Path for refused rows, as JSON Lines. By default only in the result. */
	reportFile?: string
	onProgress?: (progress: Progress) => void
	download?: DownloadOptions
}
/** Bytes of the file during validation, records during writing. */
export type Progress = { phase: 'check' | 'write'; done: number; total: number }

export type ImportSummary = {
	/** Records of the file; those of other sites are neither imported nor refused. */
	read: number
	taken: number
	refused: number
	/** Number of faults of refused records, at least one each. */
	reported: number
	/** True if the catalog was changed, or would be in a dry run. */
	changed: boolean
	/** Rows written or removed by table, also in a dry run. */
	rows: Record<string, number>
	/** Parts of products by kind that the file removed. */
	removals: Partial<Record<Removable, Removal>>
	/** Parts that its records do not name and that stay, without `replace`. */
	kept: Partial<Record<Removable, Removal>>
	/** Counts of what was ignored without being a fault. */
	notices: Record<string, number>
	/** Words of a foreign file that neither the mapping nor the database knows. */
	unknownWords: UnknownWords
}
export type ImportResult =
	| { ok: true; summary: ImportSummary; reportedRows: ReportedRow[] }
	/** Nothing was written. `reportedRows` holds the first thousand. */
	| {
			ok: false
			reason: 'bad-rows' | 'broken-file' | 'too-many-removals'
			summary: ImportSummary
			reportedRows: ReportedRow[]
	  }

/** Above this share of the parts of a kind, removing is considered an oversight. */
const REMOVAL_SHARE = 0.1

/** Imports a catalog file: all or nothing, or with `skipBad` all valid records. Idempotent. */
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
	const opened = [...known.sites.values()].flatMap(({ site, isOpen }) => (isOpen ? [site] : []))
	const format = options.format ?? (await detectFormat(file, encoding))
	if (!format)
		throw new Error(`${file}: neither JSON Lines, nor a Shopify export, a Merchant feed or a list of pick-up points`)
	const isForeign = format !== 'jsonl' && format !== 'pickup-points'
	const vocabulary = isForeign ? await openVocabulary(db, { ...options, known }) : undefined
	const scope: Scope = {
		// Closed ones too: a site is prepared before it opens.
		sites: new Set(options.sites ?? ([...known.sites.keys()] as SiteCode[])),
		replaces: options.replace ?? false,
		takesNewSites: options.sites === undefined,
		...(vocabulary ? { foreign: { language: vocabulary.language, hasStock: false } } : {}),
	}
	const desk = openDesk(options)
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
		removals: withAny(changes.removals),
		kept: withAny(changes.kept),
		notices,
		unknownWords: vocabulary?.unknown.words ?? NO_UNKNOWN_WORDS,
	})
	if (isBroken) return { ok: false, reason: 'broken-file', summary: summary(), reportedRows: report.rows }
	// Continues even when nothing will be committed, to report every fault in one run.
	const isGood = () => report.count === 0 || options.skipBad === true
	const losesTooMuch = () =>
		scope.replaces &&
		!options.allowRemovals &&
		Object.values(changes.removals).some(({ removed, before }) => removed > before * REMOVAL_SHARE)
	let written = 0
	const isWritten = await writeCatalog(db, {
		known,
		scope,
		now,
		changes,
		report,
		records: () => spool.read(),
		mayStay: () => isGood() && !losesTooMuch() && !options.dryRun,
		onRecord: (count) => options.onProgress?.({ phase: 'write', done: (written += count), total: spool.size }),
	})
	if (!isGood()) return { ok: false, reason: 'bad-rows', summary: summary(), reportedRows: report.rows }
	if (losesTooMuch()) return { ok: false, reason: 'too-many-removals', summary: summary(), reportedRows: report.rows }
	if (isWritten) {
		const { short, stale, repeated } = await applyStock(db, { records: spool.read(), changes, now })
		await report.tell([...short, ...stale])
		if (stale.length > 0) notices['Count that is not newer than another, which changes nothing'] = stale.length
		if (repeated > 0) notices['Reference or count of its source told before, which changes nothing'] = repeated
		if (short.length > 0) notices['Count below the units held for orders, the rest is short'] = short.length
	}
	const closed = opened.filter((site) => !known.sites.get(site)!.isOpen)
	Object.assign(notices, await noticesOfClosing(db, { sites: closed, now }))
	return { ok: true, summary: summary(), reportedRows: report.rows }
}

/** What is under way on sites that the file closes: its pages stay reachable on their hosts (decision 0109). */
async function noticesOfClosing(
	db: Database,
	options: { sites: readonly string[]; now: Date },
): Promise<Record<string, number>> {
	const unfinished = options.sites.length > 0 ? await listUnfinished(db, options) : []
	const counts = unfinished.flatMap(({ site, open, returnable, returns }) => [
		[`Site ${site} closes with open orders, whose pages stay`, open],
		[`Site ${site} closes with delivered orders that may still come back`, returnable],
		[`Site ${site} closes with returns under way`, returns],
	])
	return Object.fromEntries(counts.filter(([, count]) => count !== 0))
}

function withAny(parts: Partial<Record<Removable, Removal>>): Partial<Record<Removable, Removal>> {
	return Object.fromEntries(Object.entries(parts).filter(([, { removed }]) => removed > 0))
}

function openDesk({ file, mediaFolder, ...options }: ImportOptions): PictureDesk {
	return new PictureDesk({
		imagesFolder: options.imagesFolder ?? dirname(file),
		leaveOut: options.leaveOutImages ?? false,
		...(options.dryRun ? {} : { media: options.media ?? createFolderStore(mediaFolder) }),
		...(options.download ? { download: options.download } : {}),
		...(options.madeLater ? { madeLater: options.madeLater } : {}),
	})
}
