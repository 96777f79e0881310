import { z } from 'zod'
import { Fit, line, lines } from '../reviews/contract/words.ts'
import { Id, Instant, Language, Site } from './record-fields.ts'

/**
 * A review that was written elsewhere, or an example of a demo: shown at once, marked as not checked by us, and counted in
 * no figure of a shop that sells (decision 0114). A style without such an id shows it to nobody.
 */
export const ReviewRecord = z.strictObject({
	type: z.literal('review'),
	id: z.string().regex(/^[\w-]{1,56}$/),
	product: Id,
	site: Site,
	language: Language,
	stars: z.int().min(1).max(5),
	title: line(100),
	text: lines(1, 4_000),
	writtenAt: Instant,
	author: line(40).optional(),
	fit: Fit.optional(),
	size: line(40).optional(),
	color: line(40).optional(),
	heightCm: z.int().min(40).max(250).optional(),
	/** The shop's answer. */
	answer: lines(2, 2_000).optional(),
	/** An example of a demo shop. */
	isExample: z.boolean().default(false),
})
export type ReviewRecord = z.infer<typeof ReviewRecord>
