import { randomBytes } from 'node:crypto'
import type { Language, LanguageTag } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { sql } from 'kysely'
import { describeVariants } from '../catalog/queries/describe-variants.ts'
import type { Database, DatabaseTransaction } from '../database/client.ts'
import { recordEvent } from '../events/commands.ts'
import { enqueue } from '../queue/enqueue.ts'
import { holdStock, releaseHolds } from '../stock/commands/hold-stock.ts'
import { findStoreLocation } from '../stock/queries.ts'
import { readSite } from '../web-domains/queries.ts'
import type { NewReservation, ReservedProduct } from './contract.ts'
import { findReservationRow, type ReservationRow } from './queries.ts'
import { checkPerson, HELD_HOURS, MOST_HELD, type Person, reservationNumber } from './rules.ts'

export type ReserveOptions = {
	site: SiteCode
	language: Language
	languageTag: LanguageTag
	now: Date
	submitted: NewReservation
}
export type ReserveResult =
	| { ok: true; reservation: ReservationRow }
	| { ok: false; reason: 'reservations-off' | 'store-unknown' | 'variant-unknown' | 'out-of-stock' | 'too-many-held' }
	| { ok: false; reason: 'refused-values'; errors: { field: string; code: string }[] }

/**
 * Reserves one garment in a store (R110). Stock, reservation and e-mails are written in one transaction; a repeated
 * submission (double click, retry) returns the same reservation.
 */
export async function reserve(db: Database, options: ReserveOptions): Promise<ReserveResult> {
	const { site, language, now, submitted } = options
	const domain = await readSite(db, site)
	if (!domain.ereservation) return { ok: false, reason: 'reservations-off' }
	const checked = checkPerson(submitted, { site, domain })
	if (!checked.ok) return { ok: false, reason: 'refused-values', errors: checked.errors }
	const location = await findStoreLocation(db, { site, storeId: submitted.storeId })
	if (!location) return { ok: false, reason: 'store-unknown' }
	const described = await describeVariants(db, { site, language, skus: [submitted.sku], now })
	const variant = described.get(submitted.sku)
	if (!variant?.isPublished) return { ok: false, reason: 'variant-unknown' }
	const { sku, urlKey, name, colorName, sizeLabel, image } = variant
	const product = { sku, urlKey, name, colorName, sizeLabel, image }
	try {
		return await db
			.transaction()
			.execute((tx) => writeOnce(tx, { ...options, person: checked.person, garment: product, location }))
	} catch (error) {
		if (error instanceof OutOfStock) return { ok: false, reason: 'out-of-stock' }
		throw error
	}
}

/** Thrown to roll the transaction back when the last unit was taken meanwhile. */
class OutOfStock extends Error {}

type ReservationInput = ReserveOptions & { person: Person; garment: ReservedProduct; location: string }

async function writeOnce(tx: DatabaseTransaction, options: ReservationInput): Promise<ReserveResult> {
	const { submitted, person, garment: product, now } = options
	// Serializes submissions of a person, so that repeats are found and the limit holds.
	await sql`select pg_advisory_xact_lock(hashtextextended(${person.email}, 0))`.execute(tx)
	const same = await tx
		.selectFrom('reservations')
		.selectAll()
		.where('submission_key', '=', submitted.submissionKey)
		.executeTakeFirst()
	if (same) return { ok: true, reservation: same }
	const { held } = await tx
		.selectFrom('reservations')
		.select(({ fn }) => fn.countAll<string>().as('held'))
		.where('email', '=', person.email)
		.where('status', '=', 'held')
		.executeTakeFirstOrThrow()
	if (Number(held) >= MOST_HELD) return { ok: false, reason: 'too-many-held' }
	const id = randomBytes(18).toString('base64url')
	const heldUntil = new Date(now.getTime() + HELD_HOURS * 3_600_000)
	const stock = await holdStock(tx, {
		orderId: id,
		items: [{ sku: product.sku, quantity: 1 }],
		now,
		expiresAt: heldUntil,
		location: options.location,
	})
	if (!stock.ok) throw new OutOfStock()
	const reservation = await insertReservation(tx, { ...options, id, heldUntil })
	await tellOf(tx, { reservation, type: 'reservation.made', now })
	await enqueue(tx, { name: 'send-reservation-letters', data: { reservationId: id } })
	return { ok: true, reservation }
}

async function insertReservation(
	tx: DatabaseTransaction,
	{ submitted, person, garment: product, ...given }: ReservationInput & { id: string; heldUntil: Date },
): Promise<ReservationRow> {
	return tx
		.insertInto('reservations')
		.values({
			id: given.id,
			submission_key: submitted.submissionKey,
			reservation_number: reservationNumber(randomBytes(6)),
			site: given.site,
			store_id: submitted.storeId,
			sku: product.sku,
			snapshot: JSON.stringify(product),
			name: person.name,
			email: person.email,
			phone_number: person.phoneNumber,
			language_tag: given.languageTag,
			page_url: submitted.pageUrl.replace('RESERVATION_ID', given.id),
			reserved_at: given.now,
			held_until: given.heldUntil,
		})
		.returningAll()
		.executeTakeFirstOrThrow()
}

/** Cancels a reservation and releases its stock. Idempotent; undefined for an unknown id. */
export async function cancelReservation(
	db: Database,
	options: { id: string; site: SiteCode; now: Date },
): Promise<ReservationRow | undefined> {
	return db.transaction().execute(async (tx) => {
		await end(tx, { id: options.id, site: options.site, status: 'cancelled', now: options.now })
		return findReservationRow(tx, options)
	})
}

/** Expires reservations that were not collected. Returns their number. */
export async function expireReservations(db: Database, now: Date): Promise<number> {
	const due = await db
		.selectFrom('reservations')
		.select('id')
		.where('status', '=', 'held')
		.where('held_until', '<=', now)
		.limit(500)
		.execute()
	for (const { id } of due) await db.transaction().execute((tx) => end(tx, { id, status: 'expired', now }))
	return due.length
}

async function end(
	tx: DatabaseTransaction,
	{ id, site, status, now }: { id: string; site?: SiteCode; status: 'cancelled' | 'expired'; now: Date },
): Promise<void> {
	const held = tx.updateTable('reservations').set({ status, ended_at: now }).where('id', '=', id)
	const ending = held.where('status', '=', 'held')
	const reservation = await (site ? ending.where('site', '=', site) : ending).returningAll().executeTakeFirst()
	if (!reservation) return
	await releaseHolds(tx, id)
	await tellOf(tx, { reservation, type: 'reservation.ended', now })
}

function tellOf(
	tx: DatabaseTransaction,
	{
		reservation,
		type,
		now,
	}: { reservation: ReservationRow; type: 'reservation.made' | 'reservation.ended'; now: Date },
): Promise<void> {
	return recordEvent(tx, { type, subject: reservation.reservation_number, site: reservation.site, now })
}

/** Deletes names and addresses of reservations that ended before an instant. Returns how many. */
export async function emptyEndedReservations(db: Database, before: Date): Promise<number> {
	const { numUpdatedRows } = await db
		.updateTable('reservations')
		.set({ name: '', email: '', phone_number: '' })
		.where('ended_at', '<', before)
		.where('email', '<>', '')
		.executeTakeFirst()
	return Number(numUpdatedRows)
}
