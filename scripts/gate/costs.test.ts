import { expect, test } from 'vitest'
import { budgetOf, type Cost, fileCosts, tellCosts } from './costs.ts'
import { isOverBudget, wholeRunPage } from './whole-run.ts'

const units: Cost = {
	name: 'units',
	passed: 30,
	failed: 0,
	wallSeconds: 60,
	processorSeconds: 100,
	files: [
		{ file: 'dear.test.ts', seconds: 90 },
		{ file: 'cheap.test.ts', seconds: 30 },
	],
}
const run = { passed: 30, failed: 0, wallSeconds: 60, slowness: 2, costs: [units] }

test('a file has the share of the processor time that it has of the workers’', () => {
	expect([...fileCosts(units)]).toEqual([
		['dear.test.ts', 75],
		['cheap.test.ts', 25],
	])
})

test('within the budget of a slow machine nothing is told but the sum; beyond it what grew', () => {
	const budget = budgetOf([units], 2)
	expect(budget).toEqual({ steps: { units: 50 }, files: { 'cheap.test.ts': 12.5, 'dear.test.ts': 37.5 } })
	const within = tellCosts([units], { budget, slowness: 2 })
	expect(within.at(-1)).toContain('processor 100 s of a budget of 100 s')
	expect(within.join('\n')).not.toContain('over')
	const over = tellCosts([units], { budget, slowness: 1 }).join('\n')
	expect(over).toContain('units is over its budget: 100 s of 50 s')
	expect(over).toContain('37.5 s more  dear.test.ts')
})

test('beyond 1.3 times its budget a whole run fails, and its page says what it was', () => {
	const budget = { steps: { units: 40 }, files: {} }
	expect(isOverBudget(run, budget)).toBe(false)
	expect(isOverBudget({ ...run, slowness: 1.9 }, budget)).toBe(true)
	const page = wholeRunPage(run, { commit: 'abc', date: new Date('2026-11-28T16:00:00Z'), budget })
	expect(page).toContain('- Commit: abc\n- Date: 2026-11-28 16:00 UTC')
	expect(page).toContain('| units | 30 | 0 | 60 | 100 | 80 |')
})

test('where nothing measures nothing is told', () => {
	expect(
		tellCosts([{ ...units, processorSeconds: undefined }], { budget: { steps: {}, files: {} }, slowness: 1 }),
	).toEqual([])
})
