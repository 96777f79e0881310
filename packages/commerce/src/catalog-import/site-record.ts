import { MERCHANT_SIZE_SYSTEMS, WEARABLE_SIZE_SYSTEMS } from '@vitrine/market/size-systems'
import { VAT_CLASSES } from '@vitrine/market/vat'
import { z } from 'zod'
import { RecordedLocales, SiteFields, SizeSystemCode } from '../sites/contract.ts'
import { Language } from './record-fields.ts'

/** A country's shop: languages, hosts, currency. Applied by a restart of every process (decision 0100). */
export const SiteRecord = z.strictObject({
	type: z.literal('site'),
	...SiteFields,
	/** Order among the sites; without one it keeps its place, and a new site is the last. */
	position: z.int().min(0).max(1_000).optional(),
	/** `false` closes the site: it sells nothing more, and what was ordered there goes on. */
	isOpen: z.boolean().default(true),
	locales: RecordedLocales,
})
export type SiteRecord = z.infer<typeof SiteRecord>

/** A way to number sizes, in the place of the shipped one of its code. Applied by a restart (decision 0119). */
export const SizeSystemRecord = z.strictObject({
	type: z.literal('size-system'),
	code: SizeSystemCode,
	names: z.partialRecord(Language, z.string().trim().min(1).max(12)),
	schemaOrg: z.enum(WEARABLE_SIZE_SYSTEMS).optional(),
	merchantCode: z.enum(MERCHANT_SIZE_SYSTEMS).optional(),
	/** System whose labels it has where a size names none of its own. */
	labelsOf: SizeSystemCode.optional(),
	/** Order among the systems. */
	position: z.int().min(0).max(1_000).default(100),
})
export type SizeSystemRecord = z.infer<typeof SizeSystemRecord>

/** A VAT rate from a day on, in the zone of each site. Applied by a restart before that day (decision 0100). */
export const VatRateRecord = z.strictObject({
	type: z.literal('vat-rate'),
	countryCode: SiteFields.countryCode,
	vatClass: z.enum(VAT_CLASSES).default('standard'),
	from: z.iso.date(),
	/** 2000 is 20 %. */
	basisPoints: z.int().min(0).max(5_000),
})
