import { expect, test } from 'vitest'
import { readSources, sourceFiles } from './source-files.ts'

/** Words of the parameters that carry amounts, scales and patience of a site (R111-R114). */
const LIMITS =
	/\b(?:minAmount(?:Cents)?|maxAmount|preselectedAmount|loyaltyCardCentAmount|loyaltyScale|maxAttempts|attemptDelay)\b\s*[:=]\s*([\d_]{2,}|[1-9])\b/

/** Demo records and the one default the specification itself names: ten times two seconds (R114). */
const MAY_SAY = [
	/\.test\.tsx?$/,
	/fixtures(?:\.ts$|\/)/,
	/^packages\/commerce\/seed\//,
	/^packages\/commerce\/src\/web-domains\/rules\/web-domain\.ts$/,
]

test('limits of gift cards, loyalty and orders stand in parameters, never in code (R192)', () => {
	const paths = sourceFiles().filter((path) => /\.tsx?$/.test(path) && !MAY_SAY.some((allowed) => allowed.test(path)))
	expect(paths.length).toBeGreaterThan(300)
	const said = [...readSources(paths)].flatMap(([path, text]) =>
		text.split('\n').flatMap((line, index) => (LIMITS.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
	)
	expect(said).toEqual([])
})

test('the search for them finds what it looks for', () => {
	for (const line of ['giftCard: { minAmount: 1000 }', 'const loyaltyScale = 200', 'maxAttempts: 3,'])
		expect(LIMITS.test(line), line).toBe(true)
	for (const line of ['minAmount: z.int()', 'maxAttempts: number', 'attempts >= maxAttempts'])
		expect(LIMITS.test(line), line).toBe(false)
})
