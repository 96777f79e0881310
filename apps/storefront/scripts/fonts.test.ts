import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { careSpriteVersion, iconSpriteVersion } from '../app/ui/icon/names.ts'
import { buildFonts, fontDirectory } from './fonts.ts'

const LINAIRE = join(import.meta.dirname, '../../../demo/linaire/brand')

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
	await buildFonts(LINAIRE)
	for (const [file, budget] of Object.entries(budgets)) {
		const { size } = await stat(join(fontDirectory(LINAIRE), file))
		expect(size, file).toBeGreaterThan(2_000)
		expect(size, file).toBeLessThanOrEqual(budget)
	}
})

test('the committed sprites are the ones the pages ask for, and small', async () => {
	const sprite = async (name: string) => readFile(join(import.meta.dirname, `../public/${name}.svg`))
	const version = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 8)
	const [icons, care] = [await sprite('icons'), await sprite('care')]
	expect([version(icons), version(care)]).toEqual([iconSpriteVersion, careSpriteVersion])
	expect(brotliCompressSync(icons).length).toBeLessThan(14_000)
})
