import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { ImportMapping } from './mapping.ts'
import { CatalogRecord } from './records.ts'

const HERE = new URL('./', import.meta.url)

/** The published JSON Schemas by file name: of a line of a catalog file, and of a mapping file. */
export function schemaFiles(): { url: URL; text: string }[] {
	const files = {
		'catalog.schema.json': { title: 'A line of a Vitrine catalog file', schema: CatalogRecord },
		'mapping.schema.json': { title: 'Mapping for the import of a foreign catalog', schema: ImportMapping },
	}
	return Object.entries(files).map(([name, { title, schema }]) => {
		const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' })
		return { url: new URL(name, HERE), text: `${JSON.stringify({ $schema, title, ...rest }, null, '\t')}\n` }
	})
}

// `node packages/commerce/src/catalog-import/write-schemas.ts` after a change of the records.
if (import.meta.main) {
	for (const { url, text } of schemaFiles()) await writeFile(url, text)
}
