import { buildStorefront } from '../running/build-storefront.ts'
import { become } from '../running/run-program.ts'
import { runSubcommand, type Subcommand } from '../running/subcommands.ts'

const program = (file: string, env?: Record<string, string>) => (words: string[]) =>
	become(process.execPath, [file, ...words], env ? { env } : {})

/** What looks at the built pages. */
const onBuild = (file: string) => async (words: string[]) => {
	const { code, output } = await buildStorefront({ onBuild: () => console.log('Building the shop ...') })
	if (code === 0) return become(process.execPath, [file, ...words])
	console.error(`${output}\nThe shop could not be built.`)
	process.exitCode = 1
}

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
	crawl: {
		does: 'reads the demo shop on its seven hosts, or a running one, as a search engine does',
		run: onBuild('scripts/tools/crawl/main.ts'),
	},
	vitals: {
		does: 'loads pages of a running shop in Lighthouse: --against URL',
		run: program('scripts/bench/vitals.ts'),
	},
	timing: {
		does: 'whether time tells a known e-mail address from an unknown one; two minutes',
		run: program('scripts/tools/timing/main.ts'),
	},
	'search-quality': {
		does: 'how well 449 judged queries in six languages are answered: --below 0.5, --styles 10000',
		run: program('scripts/tools/search-quality/main.ts'),
	},
	stories: {
		does: 'every component in every state, in a browser',
		run: program('apps/storefront/stories/serve.ts'),
	},
	screens: {
		does: 'pictures of every screen of both demo houses, laid on sheets',
		run: onBuild('scripts/tools/screens/main.ts'),
	},
	texts: {
		does: 'every e-mail, PDF, export and sandbox page in every language, into a FOLDER',
		// Moments in them are of the day they are written for.
		run: program('scripts/tools/texts/main.ts', { TZ: 'UTC' }),
	},
	experiment: {
		does: 'follows docs/adding-a-capability.md word by word in a copy of the house',
		run: program('scripts/tools/experiment/main.ts'),
	},
	imagery: {
		does: 'composes every picture of the demo, which the shop makes when they are asked for',
		run: async () => (await import('../tools/imagery.ts')).composeImagery(),
	},
	workshop: {
		does: 'sews, drapes and lights garments for the demo: docs/adding-a-garment.md',
		// The workshop counts in typed arrays and has compiler settings of its own (demo/workshop/tsconfig.json).
		run: program('demo/workshop/workshop.ts'),
	},
	audit: {
		does: 'the packages that run in production as a bill of materials, and what is known against them',
		run: async () => (await import('../tools/audit.ts')).audit(),
	},
}

await runSubcommand('tools', SUBCOMMANDS)
