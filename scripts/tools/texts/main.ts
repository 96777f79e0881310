import '@vitrine/market/install-seven-sites'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SITE_CODES } from '@vitrine/market/sites'
import { documents } from './documents.ts'
import { emails } from './emails.ts'
import { exports } from './exports.ts'
import { sandboxPages } from './sandbox.ts'

/** A file of the folder: its path in there and its bytes. */
export type Printed = [path: string, bytes: string | Buffer]

/**
 * `npm run tools -- texts <folder>`: every e-mail, document, export and sandbox page that the engine writes, on every site and with
 * fixed data, and their hashes. Run before and after a change of texts, `diff -r` of the two folders is what the change does.
 */
const folder = process.argv[2]
if (!folder) throw new Error('npm run tools -- texts <folder>')

const printed: Printed[] = []
for (const site of SITE_CODES) printed.push(...(await emails(site)), ...(await documents(site)), ...exports(site))
printed.push(...sandboxPages())

const hashes: string[] = []
for (const [path, bytes] of printed) {
	const file = join(folder, path)
	mkdirSync(dirname(file), { recursive: true })
	writeFileSync(file, bytes)
	hashes.push(`${createHash('sha256').update(bytes).digest('hex')}  ${path}`)
}
writeFileSync(join(folder, 'hashes.txt'), `${hashes.toSorted().join('\n')}\n`)
console.log(`${printed.length} files in ${folder}`)
