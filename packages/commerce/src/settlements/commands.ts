import { sql } from 'kysely'
import type { Database } from '../database/client.ts'
import type { ProviderSettlement, SettlementLine } from '../payments/providers/settlement.ts'

/**
 * Imports a settlement with its lines, once: false where it is there. Throws where the lines are not its sum, and writes
 * nothing then.
 */
export async function importSettlement(
	db: Database,
	input: { provider: string; account: string; settlement: ProviderSettlement; now: Date },
): Promise<boolean> {
	const { provider, account, settlement, now } = input
	const { reference, currency, netCentAmount, paidOn, createdAt } = settlement
	const known = db.selectFrom('settlements').select('reference').where('provider', '=', provider)
	if (await known.where('reference', '=', reference).executeTakeFirst()) return false
	const lines: SettlementLine[] = []
	for await (const line of settlement.lines()) lines.push(line)
	const { numAffectedRows } = await sql`
		with imported as (
			insert into settlements (provider, account, reference, currency, net_cent_amount, paid_on, created_at, imported_at)
			values (${provider}, ${account}, ${reference}, ${currency}, ${netCentAmount}, ${paidOn}, ${createdAt}, ${now})
			on conflict do nothing returning provider, reference
		)
		insert into settlement_lines (provider, settlement, reference, kind, operation, payment_id, gross_cent_amount,
			fee_cent_amount, net_cent_amount, original_cent_amount, original_currency, happened_at)
		select imported.provider, imported.reference, line.reference, kind, operation, "paymentId", "grossCentAmount",
			"feeCentAmount", "netCentAmount", "originalCentAmount", "originalCurrency", "happenedAt"
		from imported, json_to_recordset(${JSON.stringify(lines)}::json) as line (reference text, kind text, operation text,
			"paymentId" text, "grossCentAmount" int, "feeCentAmount" int, "netCentAmount" int, "originalCentAmount" int,
			"originalCurrency" text, "happenedAt" timestamptz)`.execute(db)
	return numAffectedRows !== 0n
}
