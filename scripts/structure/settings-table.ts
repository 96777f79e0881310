// Writes the table of settings into docs/operations.md, from the env.ts of each process: node scripts/structure/settings-table.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { metaOf } from '@vitrine/commerce/settings/fields'
import { z } from 'zod'
import { SETTINGS as GATEWAY } from '../../apps/gateway/src/env.ts'
import { SETTINGS as SHOP } from '../../apps/standalone/src/env.ts'
import { SETTINGS as STOREFRONT } from '../../apps/storefront/env.ts'
import { SETTINGS as WORKER } from '../../apps/worker/src/env.ts'
import { ROOT } from '../running/run-program.ts'

const PROCESSES = { shop: SHOP, gateway: GATEWAY, worker: WORKER, storefront: STOREFRONT }
export const FILE = join(ROOT, 'docs/operations.md')
const [BEGIN, END] = ['<!-- settings: node scripts/structure/settings-table.ts -->', '<!-- end of settings -->']

type Row = { process: string; description: string; standard: string; isSecret: boolean; single: string | undefined }

/** The text of docs/operations.md with the table of today's settings. Throws where a setting has no description. */
export function withSettings(text: string): string {
	const [before, rest] = text.split(BEGIN) as [string, string]
	const [, after] = rest.split(END) as [string, string]
	return `${before}${BEGIN}\n${settingsTable()}\n${END}${after}`
}

function settingsTable(): string {
	const byName = new Map<string, Row[]>()
	for (const [process, { shape }] of Object.entries(PROCESSES))
		for (const [name, field] of Object.entries(shape as Record<string, z.ZodType>)) {
			const { description, isSecret = false, single } = metaOf(field)
			if (!description) throw new Error(`${name} of ${process} has no description`)
			byName.set(name, [
				...(byName.get(name) ?? []),
				{ process, description, standard: standardOf(field), isSecret, single },
			])
		}
	const rows = [...byName].toSorted(([a], [b]) => a.localeCompare(b)).map(([name, rows]) => writeRow(name, rows))
	return ['| Variable | Default | Read by | |', '|---|---|---|---|', ...rows].join('\n')
}

function writeRow(name: string, rows: readonly Row[]): string {
	const [{ isSecret, single } = { isSecret: false, single: undefined }] = rows
	const names = [...(single ? [single, name] : [name]).map((each) => `\`${each}\``), ...(isSecret ? ['`_FILE`'] : [])]
	return `| ${names.join(', ')} | ${each(rows, 'standard')} | ${rows.map(({ process }) => process).join(', ')} | ${each(rows, 'description')} |`
}

/** What is the same for all, or only begins what another says of it, is said once; otherwise with the process it is meant for. */
function each(rows: readonly Row[], what: 'standard' | 'description'): string {
	const texts = [...Map.groupBy(rows, (row) => row[what])]
	const longest = texts.map(([text]) => text).reduce((a, b) => (b.length > a.length ? b : a))
	if (texts.length === 1 || (what === 'description' && texts.every(([text]) => longest.startsWith(text))))
		return longest
	return texts.map(([text, of]) => `${of.map(({ process }) => process).join(', ')}: ${text || 'none'}`).join('; ')
}

function standardOf(field: z.ZodType): string {
	if (field instanceof z.ZodOptional) return ''
	if (!(field instanceof z.ZodDefault)) return 'must be said'
	const { defaultValue } = field.def
	if (Array.isArray(defaultValue)) return defaultValue.map((one) => `\`${one}\``).join(' ')
	return typeof defaultValue === 'object' ? '' : `\`${String(defaultValue)}\``
}

if (import.meta.main) writeFileSync(FILE, withSettings(readFileSync(FILE, 'utf8')))
