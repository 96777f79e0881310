import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../database/client.ts'
import type { Scope } from '../entries.ts'
import type { Fault } from '../fault.ts'
import type { PreparedProduct } from './product-rows.ts'

type Named = { product: string; value: string; field: string }

type Options = { scope: Scope; now: Date }

/**
 * Finds values of a batch that belong to another product, in database or file, units reserved by orders, and prices that
 * are not above the offer they keep. By product.
 */
export async function findConflicts(
	tx: DatabaseTransaction,
	batch: readonly PreparedProduct[],
	{ scope, now }: Options,
): Promise<Map<string, Fault[]>> {
	const faults = new Map<string, Fault[]>()
	const add = (product: string, fault: Fault) => faults.set(product, [...(faults.get(product) ?? []), fault])
	const { colorways, skus, gtins } = namesOf(batch)
	const { rows } = await sql<{ kind: 'colorway' | 'sku' | 'gtin'; value: string; product_id: string }>`
		select 'colorway' as kind, id as value, product_id from colorways where id = any(${values(colorways)}::text[])
		union all
		select 'sku', v.sku, c.product_id from variants v join colorways c on c.id = v.colorway_id
		where v.sku = any(${values(skus)}::text[])
		union all
		select 'gtin', v.gtin, c.product_id from variants v join colorways c on c.id = v.colorway_id
		where v.gtin = any(${values(gtins)}::text[])`.execute(tx)
	const owners = new Map(rows.map(({ kind, value, product_id }) => [`${kind} ${value}`, product_id]))
	for (const [kind, named] of Object.entries({ colorway: colorways, sku: skus, gtin: gtins })) {
		for (const { product, value, field } of named) {
			const owner = owners.get(`${kind} ${value}`)
			if (owner === undefined) owners.set(`${kind} ${value}`, product)
			else if (owner !== product)
				add(product, { field, reason: `${kind}-of-another-product`, detail: `${value}: ${owner}` })
		}
	}
	for (const { product, fault } of await findHeld(tx, { batch, skus, scope })) add(product, fault)
	if (!scope.replaces) for (const { product, fault } of await findKeptOffers(tx, batch, now)) add(product, fault)
	return faults
}

function values(named: readonly Named[]): string[] {
	return named.map(({ value }) => value)
}

function namesOf(batch: readonly PreparedProduct[]): { colorways: Named[]; skus: Named[]; gtins: Named[] } {
	const names = { colorways: [] as Named[], skus: [] as Named[], gtins: [] as Named[] }
	for (const { record } of batch) {
		for (const [i, colorway] of record.colorways.entries()) {
			names.colorways.push({ product: record.id, value: colorway.id, field: `colorways[${i}].id` })
			for (const [j, { sku, gtin }] of colorway.variants.entries()) {
				const field = `colorways[${i}].variants[${j}]`
				names.skus.push({ product: record.id, value: sku, field: `${field}.sku` })
				if (gtin !== undefined) names.gtins.push({ product: record.id, value: gtin, field: `${field}.gtin` })
			}
		}
	}
	return names
}

/** Reserved units a batch would remove: by removing the variant or by naming fewer units. */
async function findHeld(
	tx: DatabaseTransaction,
	{ batch, skus, scope }: { batch: readonly PreparedProduct[]; skus: readonly Named[]; scope: Scope },
) {
	const ids = batch.map(({ record }) => record.id)
	const { rows } = await sql<{ product_id: string; sku: string; location_id: string; reserved: number }>`
		select c.product_id, l.sku, l.location_id, l.reserved
		from colorways c join variants v on v.colorway_id = c.id join stock_levels l on l.sku = v.sku
		where c.product_id = any(${ids}::text[]) and l.reserved > 0`.execute(tx)
	const places = new Map(skus.map(({ value, field }) => [value, field]))
	const units = new Map(
		batch.flatMap(({ record }) =>
			record.colorways.flatMap(({ variants }) => variants.map(({ sku, stock = {} }) => [sku, stock] as const)),
		),
	)
	return rows.flatMap(({ product_id, sku, location_id, reserved }) => {
		const stock = units.get(sku)
		const detail = `${sku}: ${reserved} held at ${location_id}`
		if (!stock) {
			if (!scope.replaces) return []
			return [{ product: product_id, fault: { field: 'colorways', reason: 'removed-variant-is-held', detail } }]
		}
		const named = stock[location_id]
		if (named === undefined || named >= reserved) return []
		const field = places.get(sku)?.replace(/sku$/, `stock.${location_id}`) ?? 'colorways'
		return [{ product: product_id, fault: { field, reason: 'stock-below-held', detail } }]
	})
}

/** Prices without a word of an offer, at or below the one that is stored and not over. */
async function findKeptOffers(tx: DatabaseTransaction, batch: readonly PreparedProduct[], now: Date) {
	const named = batch.flatMap(({ record }) =>
		record.colorways.flatMap(({ variants }, i) =>
			variants.flatMap(({ sku, prices }, j) =>
				Object.entries(prices).flatMap(([site, price]) =>
					price && price.offer === undefined
						? [{ product: record.id, field: `colorways[${i}].variants[${j}].prices.${site}`, sku, site, ...price }]
						: [],
				),
			),
		),
	)
	if (named.length === 0) return []
	const { rows } = await sql<{ product: string; field: string; offer: number }>`
		select i.product, i.field, p.offer_cent_amount as offer
		from json_to_recordset(${JSON.stringify(named)}::json) as i(product text, field text, sku text, site text, "centAmount" int)
		join prices p on p.site = i.site and p.sku = i.sku
		where p.offer_cent_amount >= i."centAmount" and (p.offer_until is null or p.offer_until > ${now})`.execute(tx)
	return rows.map(({ product, field, offer }) => ({
		product,
		fault: { field, reason: 'offer-not-below-price', detail: `the offer that stays is ${offer}` },
	}))
}
