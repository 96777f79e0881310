import type { SiteCode } from '@vitrine/market/sites'
import { checkRecord } from './check.ts'
import type { Entry, FieldNames, Scope } from './entries.ts'
import type { Fault } from './fault.ts'
import type { Known } from './known.ts'
import type { PictureDesk } from './picture-desk.ts'
import type { CatalogRecord } from './records.ts'
import type { Report, ReportedRow } from './report.ts'
import type { PreparedRecord, Spool } from './spool.ts'

/** Maximum records ahead of the one whose pictures are being derived. */
const AHEAD = 16

type Preparation = {
	entries: AsyncIterable<Entry>
	known: Known
	scope: Scope
	report: Report
	desk: PictureDesk
	spool: Spool
}
type Outcome = (PreparedRecord & { leftOut: string[] }) | { rows: ReportedRow[] }

/** `read` and `refused` count records; products for foreign files. */
export type Prepared = { isBroken: boolean; notices: Record<string, number>; read: number; refused: number }

/**
 * Validates every record of a file and derives its pictures before any lock is taken; valid ones go to the spool.
 * Stops at a broken file. Returns whether it did, the counted notices, and the number of records read and refused.
 */
export async function prepare(work: Preparation): Promise<Prepared> {
	const notices: Record<string, number> = {}
	const note = (notice: string, count = 1) => {
		notices[notice] = (notices[notice] ?? 0) + count
	}
	let read = 0
	let refused = 0
	const pending: Promise<Outcome>[] = []
	const settle = async (outcome: Outcome) => {
		if ('rows' in outcome) {
			refused += 1
			return work.report.add(outcome.rows)
		}
		const { leftOut, ...prepared } = outcome
		if (leftOut.length > 0) note('Picture left out, it cannot be had', leftOut.length)
		if (isInScope(outcome.record, work)) await work.spool.add(prepared)
	}
	for await (const entry of work.entries) {
		if (entry.kind === 'notice') {
			note(entry.notice)
			continue
		}
		if (entry.kind === 'has-stock') {
			if (work.scope.foreign) work.scope.foreign.hasStock = true
			continue
		}
		if (entry.kind === 'broken') {
			for (const outcome of pending) await settle(await outcome)
			await work.report.add([entry.row])
			return { isBroken: true, notices, read, refused }
		}
		read += 1
		const outcome = entry.kind === 'bad' ? Promise.resolve({ rows: entry.rows }) : takeRecord(entry, work)
		// It may reject while an earlier one is awaited.
		outcome.catch(() => undefined)
		pending.push(outcome)
		if (pending.length >= AHEAD) await settle(await pending.shift()!)
	}
	for (const outcome of pending) await settle(await outcome)
	return { isBroken: false, notices, read, refused }
}

async function takeRecord(entry: Entry & { kind: 'record' }, work: Preparation): Promise<Outcome> {
	const { line, fields } = entry
	const checked = checkRecord(entry.record, work)
	const id = nameOf(entry.record)
	if (!checked.ok) return { rows: checked.faults.map((fault) => toRow(fault, { line, id, fields })) }
	const { faults, ...collected } = await work.desk.collect(checked.record)
	if (faults.length > 0) return { rows: faults.map((fault) => toRow(fault, { line, id, fields })) }
	return { line, ...collected }
}

export function toRow(
	fault: Fault,
	{ line, id, fields }: { line: number; id?: string; fields?: FieldNames },
): ReportedRow {
	const named = fields?.(fault.field)
	return {
		line: named?.line ?? line,
		field: named?.field ?? fault.field,
		reason: fault.reason,
		...(id === undefined ? {} : { record: id }),
		...(fault.detail === undefined ? {} : { detail: fault.detail }),
	}
}

function nameOf(record: unknown): string | undefined {
	if (typeof record !== 'object' || record === null) return undefined
	const name =
		'id' in record
			? record.id
			: 'sku' in record
				? record.sku
				: 'key' in record
					? record.key
					: 'site' in record
						? record.site
						: undefined
	return typeof name === 'string' ? name.slice(0, 100) : undefined
}

/** With `--site`, records of other sites are skipped. */
function isInScope(record: CatalogRecord, { scope, known }: Preparation): boolean {
	if (record.type === 'stock') {
		const site = known.stores.get(record.location)
		return site === undefined || scope.sites.has(site)
	}
	if (record.type === 'banner' || record.type === 'content-block')
		return record.sites.length === 0 || record.sites.some((site) => scope.sites.has(site))
	return !('site' in record) || record.site === undefined || scope.sites.has(record.site as SiteCode)
}
