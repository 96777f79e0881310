import { z } from '@hono/zod-openapi'
import { type Currency, currencyOfCountry, isCurrency } from '@vitrine/market/currencies'
import {
	type Field,
	type ParameterLog,
	readBoolean,
	readCountries,
	readCountry,
	readIds,
	readInteger,
	readObject,
	readString,
} from './fields.ts'

export type GiftCardAmounts = { minAmount: number; maxAmount: number; preselectedAmount: number }

/** A normalized web domain: every field present, of its type, within its limits (T3). */
export type NormalWebDomain = {
	/** Undefined: the table of hosts decides. */
	domain: string | undefined
	/** Undefined: no product call can be made. */
	storeId: string | undefined
	/** Undefined: the locale's country decides (R84). */
	countryCode: string | undefined
	/** Undefined only for a country without a currency in the table (R185). */
	currency: Currency | undefined
	deliveryCountries: string[]
	billingCountries: string[]
	phoneNumberCountries: string[]
	paymentProducts: string[]
	ereservation: boolean
	loyalty: boolean
	wishlist: boolean
	agec: boolean
	myDownloads: boolean
	swiftAddToCart: boolean
	showMap: boolean
	abtasty: boolean
	/** Minor units; null: no gift cards. */
	giftCard: GiftCardAmounts | null
	/** Minor units, 0 is free; null: no card is sold. */
	loyaltyCardCentAmount: number | null
	/** Points for a voucher, at least 1; null: no progress is shown. */
	loyaltyScale: number | null
	/** attemptDelay in milliseconds. */
	orderConfirmation: { maxAttempts: number; attemptDelay: number }
	/** ISO 8601 with offset, in order; null: no private sale. */
	privateSales: PrivateSale | null
	/** Free delivery from this amount, in minor units, for the given kinds of delivery; null: none. */
	freeDelivery: { minAmountCents: number; deliveryModes: string[] } | null
}

/** Default polling of an order confirmation (R114). */
export const DEFAULT_ORDER_CONFIRMATION = { maxAttempts: 10, attemptDelay: 2000 }

/**
 * Normalizes a web domain: unknown fields are ignored, missing ones take their default, and invalid ones are logged
 * and take their default (R102-R123, T3). Undefined, and logged, for null, a list, or an empty object (R179).
 */
export function normalizeWebDomain(raw: unknown, log: ParameterLog): NormalWebDomain | undefined {
	const record = readObject({ field: 'web-domain', value: raw ?? null, log })
	if (!record) return undefined
	if (Object.keys(record).length === 0) {
		log({ field: 'web-domain', value: raw, reason: 'empty' })
		return undefined
	}
	const params = readObject({ field: 'params', value: record.params, log }) ?? {}
	const top = (field: string): Field => ({ field, value: record[field], log })
	const param = (field: string): Field => ({ field, value: params[field], log })
	const storeId = readString(top('storeId'))
	if (record.storeId === undefined) log({ field: 'storeId', value: undefined, reason: 'missing' })
	const countryCode = readCountry(top('countryCodeISO2'))
	const absent = countryCode ? [countryCode] : []
	const flag = (field: string) => readBoolean(param(field), false)
	return {
		domain: readString(top('domain')),
		storeId,
		countryCode,
		currency: readCurrency(top('devise'), countryCode),
		deliveryCountries: readCountries(param('deliveryCountries'), absent),
		billingCountries: readCountries(param('billingCountries'), absent),
		phoneNumberCountries: readCountries(param('phoneNumberCountries'), absent),
		paymentProducts: readIds(param('paymentProducts')),
		ereservation: flag('ereservation'),
		loyalty: flag('loyalty'),
		wishlist: flag('wishlist'),
		agec: flag('agec'),
		myDownloads: flag('myDownloads'),
		swiftAddToCart: flag('swiftAddToCart'),
		showMap: flag('showMap'),
		abtasty: readBoolean(param('abtasty'), true),
		giftCard: readGiftCard(param('giftCard')),
		loyaltyCardCentAmount: readInteger(param('loyaltyCardCentAmount'), 0),
		loyaltyScale: params.loyaltyScale === 0 ? null : readInteger(param('loyaltyScale'), 1),
		orderConfirmation: readOrderConfirmation(param('orderConfirmation')),
		privateSales: readPrivateSales(param('privateSales')),
		freeDelivery: readFreeDelivery(param('freeCartCriteria')),
	}
}

function readCurrency(field: Field, countryCode: string | undefined): Currency | undefined {
	if (isCurrency(field.value)) return field.value
	if (field.value !== undefined) field.log({ field: field.field, value: field.value, reason: 'unknown-currency' })
	return countryCode ? currencyOfCountry(countryCode) : undefined
}

function readGiftCard(field: Field): GiftCardAmounts | null {
	const amounts = readObject(field)
	if (!amounts) return null
	const amount = (name: string) => {
		const value = amounts[name]
		if (value === undefined) field.log({ field: `giftCard.${name}`, value, reason: 'missing' })
		return readInteger({ ...field, field: `giftCard.${name}`, value }, 0)
	}
	const [minAmount, maxAmount] = [amount('minAmount'), amount('maxAmount')]
	if (minAmount === null || maxAmount === null) return null
	if (minAmount > maxAmount) {
		field.log({ field: field.field, value: field.value, reason: 'reversed' })
		return null
	}
	const wanted = amount('preselectedAmount') ?? minAmount
	const preselectedAmount = Math.min(maxAmount, Math.max(minAmount, wanted))
	if (preselectedAmount !== wanted)
		field.log({ field: 'giftCard.preselectedAmount', value: wanted, reason: 'out-of-bounds' })
	return { minAmount, maxAmount, preselectedAmount }
}

function readOrderConfirmation(field: Field): NormalWebDomain['orderConfirmation'] {
	const given = readObject(field)
	if (!given) return { ...DEFAULT_ORDER_CONFIRMATION }
	const number = (name: 'maxAttempts' | 'attemptDelay') =>
		readInteger({ ...field, field: `orderConfirmation.${name}`, value: given[name] }, Number.MIN_SAFE_INTEGER) ??
		DEFAULT_ORDER_CONFIRMATION[name]
	const attemptDelay = Math.max(0, number('attemptDelay'))
	const maxAttempts = attemptDelay === 0 ? 1 : Math.max(1, number('maxAttempts'))
	return { maxAttempts, attemptDelay }
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/

/** Reads a period in order, both bounds ISO 8601 with offset (R122); null, and logged, when invalid. */
export function readPrivateSales(field: Field): NormalWebDomain['privateSales'] {
	const period = readObject(field)
	if (!period) return null
	const { startDate, endDate } = period
	const areInstants = [startDate, endDate].every((date) => typeof date === 'string' && INSTANT.test(date))
	// A comparison with NaN is false, so an invalid date closes the sale too.
	if (areInstants && Date.parse(String(startDate)) <= Date.parse(String(endDate)))
		return { startDate: String(startDate), endDate: String(endDate) }
	field.log({ field: field.field, value: field.value, reason: 'not-a-period' })
	return null
}

export type PrivateSale = { startDate: string; endDate: string }

/** A private sale is announced seven days before it starts (brief 3.15), in milliseconds. */
const ANNOUNCED_BEFORE = 7 * 86_400_000

/** Period of a private sale for its offers: both bounds are inclusive to the millisecond (R122, C31), of an offer only `from`. */
export function privateSalePeriod({ startDate, endDate }: PrivateSale): { from: Date; until: Date } {
	return { from: new Date(startDate), until: new Date(Date.parse(endDate) + 1) }
}

export type PrivateSaleNow = {
	state: 'before' | 'open' | 'over'
	/** True if menu and home page announce it: from seven days before until its end. */
	isAnnounced: boolean
	/** Next change of the state, in milliseconds; null: never again. */
	changesAt: number | null
}

/** State of a private sale at `now`, which must be the server's time (R122, brief 3.15). */
export function privateSaleAt(sale: PrivateSale, now: Date): PrivateSaleNow {
	const period = privateSalePeriod(sale)
	const [from, until, instant] = [period.from.getTime(), period.until.getTime(), now.getTime()]
	const state = instant < from ? 'before' : instant < until ? 'open' : 'over'
	const changesAt = [from - ANNOUNCED_BEFORE, from, until].find((change) => change > instant) ?? null
	return { state, isAnnounced: state !== 'over' && instant >= from - ANNOUNCED_BEFORE, changesAt }
}

const FreeCartCriteria = z.object({ minAmountCents: z.int().min(0), deliveryModes: z.array(z.string()) })

/** Reads the supported form of freeCartCriteria; other shapes are undocumented and ignored (R123). */
function readFreeDelivery({ field, value, log }: Field): NormalWebDomain['freeDelivery'] {
	const understood = FreeCartCriteria.safeParse(value).data ?? null
	if (!understood && value !== undefined) log({ field, value, reason: 'unknown-shape' })
	return understood
}
