import {
	type JournalRow,
	listUnmatchedLines,
	listUnsettled,
	readJournal,
	type Unmatched,
} from '@vitrine/commerce/settlements/queries'
import type { Program } from './command-line.ts'

const USAGE = `Usage:
  npm run shop -- settlements --day YYYY-MM-DD    what payment providers paid out on a day, as CSV; names what does not match`

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

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** `npm run shop -- settlements` (decision 0099). Ends with 1 when something does not match. */
export const settlements: Program<'day'> = {
	usage: USAGE,
	options: ['day'],
	async run({ db, values: { day = '' }, terminal }) {
		if (!isDay(day)) throw new TypeError('--day is a day such as 2026-11-20.')
		const journal = await readJournal(db, day)
		const unmatched = [...(await listUnmatchedLines(db, day)), ...(await listUnsettled(db))]
		const head = ['day', 'account', 'site', 'currency', ...AMOUNTS].join()
		for (const line of [head, ...journal.map((row) => rowOf(day, row))]) terminal.out(line)
		for (const line of unmatched) terminal.err(lineOf(line))
		return unmatched.length > 0 ? 1 : 0
	},
}
