import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cutFonts } from './cut-fonts.ts'

/** Bytes, from the budgets of the design with 2 % of room. */
const budgets = {
	'sans.woff2': 17_800,
	'sans-pl.woff2': 3_100,
	'display.woff2': 17_900,
	'display-it.woff2': 12_000,
	'display-it-signs.woff2': 6_200,
	'display-pl.woff2': 2_600,
	'display-it-pl.woff2': 2_800,
}

test('the seven fonts are cut within their budgets', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'vitrine-fonts-'))
	await cutFonts(folder)
	for (const [file, budget] of Object.entries(budgets)) {
		const { size } = await stat(join(folder, file))
		expect(size, file).toBeGreaterThan(2_000)
		expect(size, file).toBeLessThanOrEqual(budget)
	}
	await rm(folder, { recursive: true })
})
