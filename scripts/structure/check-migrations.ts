import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'libpg-query'
import { readMigration } from '@vitrine/commerce/database/migration-file'
import { findContractions } from './migrations/contractions.ts'
import { ROOT } from '../running/run-program.ts'

const FOLDER = join(ROOT, 'packages/commerce/migrations')

/** The migrations before it were written when nobody had a shop to keep open. */
const FIRST_CHECKED = '0051'

/**
 * What is wrong with a migration, one line each. A release only expands the database, because the one before it still
 * runs beside it (decision 0097): what takes something away says `-- contract: NNNN`, with the number of the last
 * migration of a release that did not use it any more.
 */
export async function checkMigration(name: string, text: string): Promise<string[]> {
	const { isTransaction, statements, compatibleSince } = readMigration(text)
	const { stmts = [] } = await parse(text)
	const parsed = stmts.flatMap(({ stmt }) => stmt ?? [])
	const faults = findContractions(parsed, { isTransaction }).filter(
		({ canBeContract }) => !(canBeContract && compatibleSince),
	)
	const lines = faults.map(({ fault }) => `${name} ${fault}`)
	if (compatibleSince && compatibleSince >= name.slice(0, 4))
		lines.push(`${name} contracts what only a build with itself does without: name an earlier migration`)
	if (!isTransaction && statements.length !== parsed.length)
		lines.push(`${name} runs without a transaction, where each statement ends its line with a semicolon`)
	return lines
}

/** Checks every migration since the rule was made. */
export async function checkMigrations(folder = FOLDER): Promise<string[]> {
	const names = readdirSync(folder).filter((name) => name >= FIRST_CHECKED && name.endsWith('.sql'))
	const faults = await Promise.all(
		names.sort().map((name) => checkMigration(name, readFileSync(join(folder, name), 'utf8'))),
	)
	return faults.flat()
}

if (import.meta.main) {
	const faults = await checkMigrations()
	for (const fault of faults) console.error(fault)
	console.log(`${faults.length} faults in the migrations since ${FIRST_CHECKED}`)
	if (faults.length > 0) process.exitCode = 1
}
