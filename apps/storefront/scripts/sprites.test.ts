import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { careSpriteVersion, iconSpriteVersion } from '../app/ui/icon/names.ts'

test('the committed sprites are the ones the pages ask for, and small', async () => {
	const sprite = async (name: string) => readFile(join(import.meta.dirname, `../public/${name}.svg`))
	const version = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 8)
	const [icons, care] = [await sprite('icons'), await sprite('care')]
	expect([version(icons), version(care)]).toEqual([iconSpriteVersion, careSpriteVersion])
	expect(brotliCompressSync(icons).length).toBeLessThan(14_000)
})
