import { z } from 'zod'
import { RecordedLocales, SiteFields } from '../sites/contract.ts'

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
