import { parseArgs } from 'node:util'
import { createDatabase } from '@vitrine/commerce/database/client'
import {
	type JournalRow,
	listUnmatchedLines,
	listUnsettled,
	readJournal,
	type Unmatched,
} from '@vitrine/commerce/settlements/queries'
import { readDatabaseEnv } from './env.ts'

const USAGE = `Usage:
  npm run settlements -- --day YYYY-MM-DD    what payment providers paid out on a day, as CSV; names what does not match`

const AMOUNTS = ['sales', 'refunds', 'disputes', 'fees', 'other', 'payout'] as const

/** A decimal number, for spreadsheets: minor units of every currency of ours are hundredths. */
function decimal(centAmount: number): string {
	const digits = String(Math.abs(centAmount)).padStart(3, '0')
	return `${centAmount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function rowOf(day: string, row: JournalRow): string {
	return [day, row.account, row.site ?? '', row.currency, ...AMOUNTS.map((name) => decimal(row[name]))].join()
}

function lineOf({ outcome, kind, reference, operation, settled, known }: Unmatched): string {
	const amount = (of: Unmatched['known']) => (of ? `${decimal(of.centAmount)} ${of.currency}` : 'nothing')
	const names = [reference, operation].filter(Boolean).join(' ')
	return `${outcome}: ${kind} ${names}, settled ${amount(settled)}, in our books ${amount(known)}`
}

function readDay(): string | undefined {
	try {
		const { day = '' } = parseArgs({ options: { day: { type: 'string' } } }).values
		return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined
	} catch {
		return undefined
	}
}

const day = readDay()
if (!day) {
	console.error(USAGE)
	process.exit(2)
}
const db = createDatabase({ url: readDatabaseEnv().DATABASE_URL, poolSize: 1 })
const journal = await readJournal(db, day)
const unmatched = [...(await listUnmatchedLines(db, day)), ...(await listUnsettled(db))]
await db.destroy()
const table = [['day', 'account', 'site', 'currency', ...AMOUNTS].join(), ...journal.map((row) => rowOf(day, row))]
process.stdout.write(`${table.join('\n')}\n`)
for (const line of unmatched) console.error(lineOf(line))
if (unmatched.length > 0) process.exitCode = 1
