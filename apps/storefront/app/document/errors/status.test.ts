import { expect, test } from 'vitest'
import { errorStatus, sanitizeStatus } from './status.ts'

test.each([
	[100, 100],
	[200, 200],
	[404, 404],
	[999, 999],
	['404', 404],
	['502 Bad Gateway', 502],
	[42, 200],
	[99, 200],
	[1_000, 200],
	[-404, 200],
	[404.5, 200],
	[0, 200],
	['', 200],
	['x', 200],
	[Number.NaN, 200],
	[Number.POSITIVE_INFINITY, 200],
	[null, 200],
	[undefined, 200],
	[{}, 200],
])('%j as a status is %s (R51, T5)', (status, sane) => {
	expect(sanitizeStatus(status)).toBe(sane)
	expect(sanitizeStatus(status, 302)).toBe(sane === 200 && status !== 200 ? 302 : sane)
})

test.each([
	[404, 404],
	[418, 418],
	[599, 599],
	['429', 429],
	[42, 500],
	[100, 500],
	[103, 500],
	[200, 500],
	[204, 500],
	[302, 500],
	[600, 500],
	[999, 500],
	[undefined, 500],
])('an error with status %j is answered with %s (C4)', (status, answered) => {
	expect(errorStatus(status)).toBe(answered)
	expect(new Response(null, { status: errorStatus(status) }).status).toBe(answered)
})
