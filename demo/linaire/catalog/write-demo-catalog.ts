import '@vitrine/market/install-seven-sites'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { demoCatalog } from './generate.ts'

// node demo/linaire/catalog/write-demo-catalog.ts catalog.jsonl [--lite] [--now 2026-03-01T09:00:00Z]
const { values, positionals } = parseArgs({
	options: { lite: { type: 'boolean', default: false }, now: { type: 'string' } },
	allowPositionals: true,
})
const [output] = positionals
const now = values.now ? new Date(values.now) : new Date()
if (!output || Number.isNaN(now.getTime())) {
	console.error('usage: node write-demo-catalog.ts OUTPUT [--lite] [--now ISO-8601-INSTANT]')
	process.exit(2)
}

const lines = demoCatalog({ now, lite: values.lite }).map((record) => `${JSON.stringify(record)}\n`)
await pipeline(Readable.from(lines), createWriteStream(output))
