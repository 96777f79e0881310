import { STATUS_CODES } from 'node:http'
import { scrubUrl } from '@vitrine/market/secrets'
import type { Problem } from '@vitrine/commerce/http/contract'
import { ProblemError } from '@vitrine/commerce/http/problem'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from '../log.ts'
import { knownFailure, RETRY_AFTER } from './failures.ts'

/** HTTPExceptions of Hono have a status and a text but no code. */
function codeOfStatus(error: HTTPException): string {
	if (/malformed json/i.test(error.message)) return 'malformed-json'
	return error.status === 400 ? 'malformed-request' : 'refused'
}

function toProblem(error: Error): ProblemError {
	if (error instanceof ProblemError) return error
	if (error instanceof HTTPException) return new ProblemError({ status: error.status, code: codeOfStatus(error) })
	return knownFailure(error) ?? new ProblemError({ status: 500, code: 'internal' })
}

/** Responds with an RFC 9457 body. Contains only our own texts, never the message of a thrown error. */
export function problemResponse(c: Context<RouteEnv>, problem: ProblemError): Response {
	const { status, code, errors } = problem
	const body: Problem = {
		type: `urn:vitrine:problem:${code}`,
		title: STATUS_CODES[status] ?? 'Problem',
		status,
		code,
		requestId: c.get('requestId'),
		...(problem.message === code ? {} : { detail: problem.message }),
		...(errors ? { errors } : {}),
	}
	if (problem.retryAfter) c.header('Retry-After', String(problem.retryAfter))
	else if (status === 503 && !c.res.headers.has('Retry-After')) c.header('Retry-After', String(RETRY_AFTER))
	c.header('Content-Type', 'application/problem+json')
	return c.body(JSON.stringify(body), status)
}

/** Turns every thrown error into a problem (R191); logs internal errors with message, status and URL (R187). */
export function problems(log: Logger) {
	return (error: Error, c: Context<RouteEnv>): Response => {
		const problem = toProblem(error)
		if (problem.status >= 500)
			log.error({
				err: error,
				message: error.message,
				status: problem.status,
				url: scrubUrl(c.req.url),
				method: c.req.method,
				requestId: c.get('requestId'),
			})
		return problemResponse(c, problem)
	}
}
