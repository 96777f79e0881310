import { z } from '@hono/zod-openapi'
import { oneLine } from '../../http/one-line.ts'

/** `pending` until a person has decided. */
export const REVIEW_STATUSES = ['pending', 'published', 'refused'] as const
export const ReviewStatus = z.enum(REVIEW_STATUSES).openapi('ReviewStatus')
export type ReviewStatus = z.infer<typeof ReviewStatus>

/** How a garment turns out beside its size. */
export const FITS = ['small', 'true', 'large'] as const
export const Fit = z.enum(FITS).openapi('Fit')
export type Fit = z.infer<typeof Fit>

/** Heights by which reviews are filtered, in cm; the last one has no upper end. */
export const HEIGHTS = ['0-159', '160-169', '170-179', '180-'] as const
export type Height = (typeof HEIGHTS)[number]

export const REPORT_REASONS = ['illegal', 'offensive', 'not-genuine', 'personal-data', 'off-topic'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Text of one line. */
export function line(most: number) {
	return z
		.string()
		.max(most * 2)
		.transform(oneLine)
		.pipe(z.string().min(1).max(most))
		.openapi({ type: 'string', minLength: 1, maxLength: most })
}

/** Text of several lines, an empty one between paragraphs. */
export function lines(least: number, most: number) {
	return z
		.string()
		.max(most * 2)
		.transform((text) =>
			text
				.split(/\r\n|\r|\n/)
				.map(oneLine)
				.join('\n')
				.replaceAll(/\n{3,}/g, '\n\n')
				.trim(),
		)
		.pipe(z.string().min(least).max(most))
		.openapi({ type: 'string', minLength: least, maxLength: most })
}
