import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import pg from 'pg'
import { bumpCatalogVersion } from '../../catalog/commands/bump-catalog-version.ts'
import type { Database, DatabaseTransaction } from '../../database/client.ts'
import { publishPages } from '../../content/commands.ts'
import { openStockList } from '../../stock/commands/set-units.ts'
import { alignPrivateSale } from '../../pricing/commands/align-private-sale.ts'
import { installSitesOf } from '../../sites/queries.ts'
import { toRow } from '../prepare.ts'
import type { PriceRecord } from '../delta-records.ts'
import type { PickupPointRecord } from '../pickup-points/record.ts'
import type { Report } from '../report.ts'
import type { PreparedRecord } from '../spool.ts'
import { refuseStock, stockBatches } from './apply-stock.ts'
import { findConflicts } from './find-conflicts.ts'
import type { PreparedProduct } from './product-rows.ts'
import { replacePoints, writePoints } from './write-points.ts'
import { writePriceChanges } from './write-price-changes.ts'
import { writeProducts, type WriteInput } from './write-products.ts'
import { type ReferenceRecord, writeReference } from './write-reference.ts'
import { writeStock } from './write-stock.ts'

const BATCH_PRODUCTS = 250
const BATCH_VARIANTS = 2_000
const BATCH_PRICES = 5_000
const BATCH_POINTS = 1_000

type Work = WriteInput & {
	report: Report
	/** Reads the file's records, from the first. */
	records: () => AsyncIterable<PreparedRecord>
	/** Called at the end: false rolls back. */
	mayStay: () => boolean
	onRecord?: (count: number) => void
}

class NotToStay extends Error {}

/** Writes a whole file in one transaction and notifies the projections of changes. Returns true if it was committed. */
export async function writeCatalog(db: Database, work: Work): Promise<boolean> {
	try {
		await db.transaction().execute(async (tx) => {
			// Serializes catalog imports; readers and checkouts continue.
			await sql`select pg_advisory_xact_lock(hashtext('catalog_import'))`.execute(tx)
			await openStockList(tx)
			await publishWritten(tx, work, await writeRecords(tx, work))
			await replacePoints(tx, work)
			for await (const batch of stockBatches(work.records())) await refuseStock(tx, batch, work.report)
			await writeStock(tx, work)
			if (!work.mayStay()) throw new NotToStay()
			if (work.changes.any) await bumpCatalogVersion(tx, work.now)
		})
		return true
	} catch (error) {
		if (work.changes.byTable['sites']) await installSitesOf(db)
		if (error instanceof NotToStay) return false
		throw error
	}
}

/** First line of the file that concerns facts used by pages of a site. */
type Lines = Map<SiteCode, number>

async function writeRecords(tx: DatabaseTransaction, work: Work): Promise<Lines> {
	const lines: Lines = new Map()
	let batch: PreparedProduct[] = []
	let prices: { line: number; record: PriceRecord }[] = []
	let points: { line: number; record: PickupPointRecord }[] = []
	let variants = 0
	const flush = async () => {
		if (batch.length > 0) await writeBatch(tx, batch, work)
		if (prices.length > 0) await writePriceChanges(tx, prices, work)
		if (points.length > 0) await writePointBatch(tx, points, work)
		work.onRecord?.(batch.length + prices.length + points.length)
		batch = []
		prices = []
		points = []
		variants = 0
	}
	for await (const prepared of work.records()) {
		const { record, line } = prepared
		// Applied after the transaction.
		if (record.type === 'stock') {
			work.onRecord?.(1)
			continue
		}
		if (record.type === 'price') {
			if (batch.length > 0 || prices.length === BATCH_PRICES) await flush()
			prices.push({ line, record })
			continue
		}
		if (record.type === 'pickup-point') {
			points.push({ line, record })
			if (points.length === BATCH_POINTS) await flush()
			continue
		}
		if (prices.length > 0) await flush()
		if (record.type === 'product') {
			batch.push({ ...prepared, record })
			variants += record.colorways.reduce((sum, colorway) => sum + colorway.variants.length, 0)
			if (batch.length >= BATCH_PRODUCTS || variants >= BATCH_VARIANTS) await flush()
			continue
		}
		await flush()
		if ('site' in record && record.site && record.type !== 'page') lines.set(record.site as SiteCode, line)
		const refusal = await attempt(tx, work, async () => {
			const faults = await writeReference(tx, { ...prepared, record }, work.changes)
			if (record.type === 'web-domain')
				work.changes.add('prices', await alignPrivateSale(tx, { site: record.site, now: work.now }))
			await work.report.add(faults.map((fault) => toRow(fault, { line, id: nameOfRecord(record) })))
		})
		if (refusal) await work.report.add([{ line, field: '', ...refusal }])
		work.onRecord?.(1)
	}
	await flush()
	return lines
}

/** Publishes pages of this and earlier files with the facts as of now: the file may have removed one that a page needs. */
async function publishWritten(tx: DatabaseTransaction, work: Work, lines: Lines): Promise<void> {
	const { published, unfilled } = await publishPages(tx, { sites: work.scope.sites, now: work.now })
	work.changes.add('content_page_versions', published)
	for (const { site, page, language, missing } of unfilled) {
		const line = lines.get(site)
		if (line === undefined) continue
		const found = missing.map((place) => `line ${place.line}: ${place.found}`)
		const row = { line, record: site, field: '', reason: 'needed-by-page' }
		await work.report.add(found.map((place) => ({ ...row, detail: `${page} ${language}, ${place}` })))
	}
}

/** Writes a batch; if the database refuses it, product by product, so that only invalid ones are skipped. */
async function writeBatch(tx: DatabaseTransaction, batch: PreparedProduct[], work: Work): Promise<void> {
	const conflicts = await findConflicts(tx, batch, work)
	for (const { line, record } of batch) {
		const faults = conflicts.get(record.id) ?? []
		await work.report.add(faults.map((fault) => toRow(fault, { line, id: record.id })))
	}
	const good = batch.filter(({ record }) => !conflicts.has(record.id))
	if (good.length === 0 || !(await attempt(tx, work, () => writeProducts(tx, good, work)))) return
	for (const product of good) {
		const refusal = await attempt(tx, work, () => writeProducts(tx, [product], work))
		const { line, record } = product
		if (refusal) await work.report.add([{ line, field: '', record: record.id, ...refusal }])
	}
}

/** Writes pick-up points; if the database refuses some, one by one. */
async function writePointBatch(
	tx: DatabaseTransaction,
	batch: readonly { line: number; record: PickupPointRecord }[],
	work: Work,
): Promise<void> {
	const records = batch.map(({ record }) => record)
	if (!(await attempt(tx, work, () => writePoints(tx, records, work)))) return
	for (const { line, record } of batch) {
		const refusal = await attempt(tx, work, () => writePoints(tx, [record], work))
		if (refusal) await work.report.add([{ line, field: '', record: record.id, ...refusal }])
	}
}

/** Runs a step in a savepoint. Reports values the database refuses; throws everything else. */
async function attempt(
	tx: DatabaseTransaction,
	{ changes }: Work,
	step: () => Promise<void>,
): Promise<{ reason: string; detail: string } | undefined> {
	const before = changes.copy()
	await sql`savepoint step`.execute(tx)
	try {
		await step()
		await sql`release savepoint step`.execute(tx)
		return undefined
	} catch (error) {
		// SQLSTATE class 22: invalid values; 23: violated constraints.
		if (!(error instanceof pg.DatabaseError) || !/^2[23]/.test(error.code ?? '')) throw error
		await sql`rollback to savepoint step`.execute(tx)
		changes.restore(before)
		return { reason: 'refused-by-database', detail: (error.constraint ?? error.message).slice(0, 200) }
	}
}

function nameOfRecord(record: ReferenceRecord): string {
	if (record.type === 'brand') return record.site ?? record.type
	if (record.type === 'vat-rate') return record.countryCode
	if (record.type === 'size-system') return record.code
	if (record.type === 'text-override') return record.key
	return 'id' in record ? record.id : 'site' in record ? record.site : record.language
}
