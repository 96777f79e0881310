import { runOnDatabase } from '../running/embedded-server.ts'
import { become } from '../running/run-program.ts'
import { type Subcommand, runSubcommand } from '../running/subcommands.ts'

const fileOf = (path: string) => new URL(`../../${path}`, import.meta.url).pathname

/** Paths of the command line are meant from where it was typed; npm itself moves to the checkout. */
const opening = (name: string) => (words: string[]) =>
	become(process.execPath, [fileOf('apps/standalone/src/opening.ts'), name, ...words], {
		cwd: process.env.INIT_CWD ?? '.',
	})

/** On the database of `DATABASE_URL`, or the embedded one, beside a running shop. */
const onDatabase =
	(file: string, ...first: string[]) =>
	(words: string[]) =>
		runOnDatabase((env) => become(process.execPath, [fileOf(file), ...first, ...words], { env }))
const operate = (name: string) => onDatabase('apps/worker/src/commands/main.ts', name)

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
	init: { does: 'asks eight questions and writes the first records of a shop of your own', run: opening('init') },
	check: { does: 'what a start in production would refuse, settings and records', run: opening('check') },
	'api-keys': { does: 'keys of other systems (ERP, warehouse)', run: operate('api-keys') },
	webhooks: { does: 'addresses that events are sent to', run: operate('webhooks') },
	consent: { does: 'the proof of what a browser decided on cookies', run: operate('consent') },
	disputes: { does: 'disputed payments, and what a bank may be shown of one', run: operate('disputes') },
	settlements: { does: 'what was paid out, compared with the books', run: operate('settlements') },
	'dead-letters': { does: 'jobs that failed for good, and another try for them', run: operate('dead-letters') },
	media: {
		does: 'brings the folder of pictures into a bucket; tries a bucket',
		run: onDatabase('apps/standalone/src/media/main.ts'),
	},
	reset: {
		does: 'stops the shop and deletes its data, after asking',
		run: async (words) => (await import('../running/reset.ts')).reset({ isMeant: words.includes('--yes') }),
	},
}

await runSubcommand('shop', SUBCOMMANDS)
