import { NOW, stageOf } from '@vitrine/commerce/mail/test-stage'
import { exportData } from '@vitrine/commerce/privacy/rules/export-data'
import { exportPage } from '@vitrine/commerce/privacy/rules/export-page'
import type { SiteCode } from '@vitrine/market/sites'
import type { Printed } from './main.ts'

const GROUPS =
	'account addresses orders payments deliveries returns giftCards reservations letters emails signIns requests system'.split(
		' ',
	)

/** Columns and keys that have a word of their own, and one that has none. */
const COLUMNS = `email civility first_name last_name name birth_date phone_number loyalty_card_number usual_sizes site
	language_tag created_at updated_at line1 line2 postal_code city region country_code order_number ordered_at order_status
	payment_status fulfillment_status total_cent_amount delivery_cent_amount discount_cent_amount tax_cent_amount cent_amount
	quantity size_label color_name delivery_address billing_address payment_product recipient_name recipient_email sender_name
	message card_number document_number carrier tracking_number reservation_number return_number status recipient subject
	sent_at user_agent method last_used_at purpose channel granted decided_at requested_at expires_at reason kind currency
	left_at without_word`.split(/\s+/)

/** What a customer is handed of their data, to read and for programs. */
export function exports(site: SiteCode): Printed[] {
	const row = Object.fromEntries(COLUMNS.map((column, index) => [column, valueOf(column, index)]))
	const found = GROUPS.map((group) => ({ personal: { table: group, group, holds: 'a fact' }, rows: [row] }))
	const about = { found, shopName: 'Linaire', createdAt: NOW }
	const page = exportPage({ ...about, languageTag: stageOf(site).tag })
	return [
		[`exports/${site}.html`, String(page)],
		[`exports/${site}.json`, exportData(about)],
	]
}

function valueOf(column: string, index: number): unknown {
	if (column.endsWith('_at')) return NOW
	if (column === 'granted') return index % 2 === 0
	if (column.endsWith('cent_amount')) return 1_234_50
	return column.endsWith('address') ? { city: 'Lille', granted: true } : `value ${index}`
}
