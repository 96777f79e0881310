import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { schemaFiles } from './write-schemas.ts'

test.each(schemaFiles())('$url is what the records say', async ({ url, text }) => {
	// Layout is the formatter's.
	expect(JSON.parse(await readFile(url, 'utf8'))).toEqual(JSON.parse(text))
})
