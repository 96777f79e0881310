import { expect, test } from 'vitest'
import { readPatience } from './gateway.ts'

test.each([
	[undefined, { maxAttempts: 10, attemptDelay: 2000 }],
	[
		{ maxAttempts: 3, attemptDelay: 500 },
		{ maxAttempts: 3, attemptDelay: 500 },
	],
	[
		{ maxAttempts: 0, attemptDelay: 500 },
		{ maxAttempts: 1, attemptDelay: 2000 },
	],
	[
		{ maxAttempts: 5, attemptDelay: -1 },
		{ maxAttempts: 1, attemptDelay: 2000 },
	],
	[
		{ maxAttempts: 1e9, attemptDelay: 1 },
		{ maxAttempts: 100, attemptDelay: 1 },
	],
])('R114: %o is %o', (told, patience) => expect(readPatience(told)).toEqual(patience))
