import { exportToFile } from './export-command.ts'
import { importFromFile } from './import-command.ts'

const USAGE = `Usage:
  npm run catalog -- import FILE [options]   Vitrine's JSON Lines, a Shopify product CSV, a Google Merchant feed (TSV or XML)
    --format NAME    jsonl, shopify, merchant-tsv or merchant-xml, when the file does not tell
    --site CODE      a site of the shop, such as fr; may be repeated. Foreign formats need exactly one
    --mapping FILE   what a foreign format lacks (docs/catalog-import.md)
    --images DIR     where picture paths start; the folder of the file otherwise
    --report FILE    where bad rows are written; NAME.report.jsonl in the current folder otherwise
    --suggest-mapping FILE  write the colors, sizes, categories and makers nobody understood, to be filled in
    --leave-out-images  take products without the pictures that cannot be had
    --own-network       fetch pictures from addresses of the own network, too
    --replace        take each product record for the whole truth: what it leaves out is removed
    --allow-removals    with --replace, let products lose more than a tenth of what they have
    --skip-bad       take the good records and leave the bad ones
    --dry-run        check everything, change nothing
  npm run catalog -- export [--output FILE] [--without-stock]  the whole catalog as JSON Lines, on standard output without FILE`

const commands: Record<string, (args: string[]) => Promise<number>> = { import: importFromFile, export: exportToFile }

/** Runs what stands after `catalog`. Returns the exit code: 0 done, 1 not understood or failed, 2 the file has invalid rows. */
export async function runCatalog([command, ...rest]: string[]): Promise<number> {
	const run = Object.hasOwn(commands, command ?? '') ? commands[command!] : undefined
	if (!run) {
		console.error(USAGE)
		return 1
	}
	try {
		return await run(rest)
	} catch (error) {
		const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
		console.error(error instanceof Error ? error.message : error)
		if (isUsage) console.error(`\n${USAGE}`)
		return 1
	}
}
