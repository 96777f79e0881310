import { writeFile } from 'node:fs/promises'
import { listOpenDisputes } from '@vitrine/commerce/disputes/queries'
import { findEvidence } from '@vitrine/commerce/order-management/queries/find-evidence'
import { type Act, chosenByWord, type Program } from './command-line.ts'
import { writeZip } from './zip.ts'

const USAGE = `Usage:
  npm run shop -- disputes list                      disputes that are not decided, the first to answer first
  npm run shop -- disputes evidence REFERENCE FILE   what a bank may be shown, as a ZIP archive: order, parcels and their
                                                delivery, documents, e-mails sent, withdrawals`

const acts: Record<string, Act> = {
	async list({ db, terminal }) {
		for (const dispute of await listOpenDisputes(db)) terminal.out(JSON.stringify(dispute))
	},
	async evidence({ db, words: [reference = '', file = ''], terminal }) {
		if (!file) throw new TypeError('evidence asks for a dispute and a file.')
		const evidence = await findEvidence(db, reference)
		if (!evidence) throw new TypeError(`There is no dispute ${reference}.`)
		await writeFile(file, writeZip(evidence.files), { mode: 0o600 })
		terminal.err(`${evidence.files.length} files of the order ${evidence.orderNumber} are in ${file}.`)
	},
}

/** `npm run shop -- disputes` (decision 0099). */
export const disputes: Program = { usage: USAGE, run: chosenByWord(acts) }
