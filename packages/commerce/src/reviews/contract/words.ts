import { z } from '@hono/zod-openapi'
import { oneLine } from '../../http/one-line.ts'
import { FITS, REVIEW_STATUSES } from './choices.ts'

export const ReviewStatus = z.enum(REVIEW_STATUSES).openapi('ReviewStatus')
export const Fit = z.enum(FITS).openapi('Fit')

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
