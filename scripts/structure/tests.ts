import { isTest } from './imports.ts'

/** What in a test decides by how fast a machine is, or by chance (decision 0136), and what stands in its place. */
const CLOCKS: readonly (readonly [what: string, found: RegExp, instead: string])[] = [
	['has a time limit of its own', /^\t*\}(?:,\s*|\)?, \{ timeout: )[\d_]+(?: \})?,?\s*\)/m, 'TEST_LIMIT holds for all'],
	['has a time limit of its own', /\b(?:test|hook)Timeout\b/, 'TEST_LIMIT holds for all'],
	['has a time limit of its own', /\{ timeout: [\d_]+/, 'what is waited for comes, or TEST_LIMIT ends it'],
	['has a time limit of its own', /\bsetDefault(?:Navigation)?Timeout\((?!WAIT_LIMIT)/, 'WAIT_LIMIT holds for all'],
	['polls with settings of its own', /\.poll\([^\n]*, \{ (?:timeout|interval)/, 'WAIT_LIMIT holds for all'],
	['polls for a second', /\bvi\.wait(?:For|Until)\(/, 'eventually() waits'],
	['measures time', /\bperformance\.now\(/, 'a test counts, `npm run tools -- timing` measures'],
	['measures time', /\bprocess\.hrtime\b/, 'a test counts, `npm run tools -- timing` measures'],
	['throws dice', /\bMath\.random\(\)/, 'chance has a seed'],
	['throws dice', /from 'fast-check'(?![^]*\bseed:)/, "fc of '@vitrine/testing/chance' has a seed"],
	['empties tables under locks', /`truncate (?!consents`)/i, 'emptyTables() deletes'],
]

/** Suites of which the clock is the subject. */
const EXCEPT: Readonly<Record<string, string>> = {
	// A Stripe that never answers: 200 ms towards it are right at any speed.
	'packages/commerce/src/payments/providers/stripe/trouble.test.ts': 'has a time limit of its own',
	// After which a page that is busy is asked again.
	'apps/storefront/e2e/pages.ts': 'has a time limit of its own',
	// What these rules refuse stands in it as text.
	'scripts/structure/check-structure.test.ts': '',
	'scripts/structure/check-migrations.test.ts': 'empties tables under locks',
}

/** Clocks and chance in a test, and in what tests alone load. */
export function checkTests(path: string, text: string): string[] {
	if (!isTest(path) && !/\/fixtures?[/.]/.test(path)) return []
	return CLOCKS.flatMap(([what, found, instead]) => {
		const except = EXCEPT[path]
		if (except === '' || except === what || !found.test(text)) return []
		return [`${what}: ${instead}`]
	})
}
