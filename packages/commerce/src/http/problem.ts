import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Problem } from './contract.ts'

/** Thrown by a route to refuse a call; the gateway turns it into an RFC 9457 body. */
export class ProblemError extends HTTPException {
	readonly code: string
	readonly errors: Problem['errors']
	/** Seconds for the Retry-After header. */
	readonly retryAfter: number | undefined

	constructor(options: {
		status: ContentfulStatusCode
		code: string
		detail?: string
		errors?: Problem['errors']
		retryAfter?: number
		/** What was thrown below it, for the log alone. */
		cause?: unknown
	}) {
		super(options.status, { message: options.detail ?? options.code, cause: options.cause })
		this.code = options.code
		this.errors = options.errors
		this.retryAfter = options.retryAfter
	}
}

/** 404 with a code such as `cart-not-found`. */
export function notFound(code: string): ProblemError {
	return new ProblemError({ status: 404, code })
}

/** 409 for a refusal that a command returned. */
export function conflict(code: string, detail?: string): ProblemError {
	return new ProblemError({ status: 409, code, detail })
}

/** 410 for a token that is used, expired or unknown. */
export function gone(code: string): ProblemError {
	return new ProblemError({ status: 410, code })
}

/** 422 for well-formed but unacceptable values, by field. */
export function refusedValues(errors: NonNullable<Problem['errors']>): ProblemError {
	return new ProblemError({ status: 422, code: 'refused-values', errors })
}

/** 429 for too many attempts, until an instant (R91). */
export function tooManyTries({ until, now }: { until: Date; now: Date }): ProblemError {
	const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
	return new ProblemError({ status: 429, code: 'too-many-tries', retryAfter })
}
