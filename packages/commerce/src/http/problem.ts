import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Problem } from './contract.ts'

/** A refusal on its way to the caller: thrown in a route, turned into an RFC 9457 body by the gateway. */
export class ProblemError extends HTTPException {
	readonly code: string
	readonly errors: Problem['errors']
	/** Seconds after which the same call may succeed, for the header of that name. */
	readonly retryAfter: number | undefined

	constructor(options: {
		status: ContentfulStatusCode
		code: string
		detail?: string
		errors?: Problem['errors']
		retryAfter?: number
	}) {
		super(options.status, { message: options.detail ?? options.code })
		this.code = options.code
		this.errors = options.errors
		this.retryAfter = options.retryAfter
	}
}

/** 404 with the code of what was looked for: `cart-not-found`. */
export function notFound(code: string): ProblemError {
	return new ProblemError({ status: 404, code })
}

/** 409 for an expected refusal that a command returned. */
export function conflict(code: string, detail?: string): ProblemError {
	return new ProblemError({ status: 409, code, detail })
}

/** 410 for what was good once: a token out of an e-mail that is used up, too old or none of ours. */
export function gone(code: string): ProblemError {
	return new ProblemError({ status: 410, code })
}

/** 422 for values that are well formed and yet not acceptable, field by field. */
export function refusedValues(errors: NonNullable<Problem['errors']>): ProblemError {
	return new ProblemError({ status: 422, code: 'refused-values', errors })
}

/** 429 for who has tried too often, until an instant (R91). */
export function tooManyTries({ until, now }: { until: Date; now: Date }): ProblemError {
	const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
	return new ProblemError({ status: 429, code: 'too-many-tries', retryAfter })
}
