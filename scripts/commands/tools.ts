import { becomeOnBuild } from '../running/build-storefront.ts'
import { become, tool } from '../running/run-program.ts'
import { runSubcommand, type Subcommand } from '../running/subcommands.ts'

const program = (file: string, env?: Record<string, string>) => (words: string[]) =>
	become(process.execPath, [file, ...words], env ? { env } : {})

/** What looks at the built pages. */
const onBuild = (file: string) => (words: string[]) => becomeOnBuild([file, ...words])

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
	crawl: {
		does: 'reads the demo shop on its seven hosts, or a running one, as a search engine does',
		run: onBuild(tool('crawl')),
	},
	vitals: {
		does: 'loads pages of a running shop in Lighthouse: --against URL',
		run: program('scripts/bench/vitals.ts'),
	},
	timing: {
		does: 'whether time tells a known e-mail address from an unknown one; two minutes',
		run: program(tool('timing')),
	},
	'search-quality': {
		does: 'how well 449 judged queries in six languages are answered: --below 0.5, --styles 10000',
		run: program(tool('search-quality')),
	},
	stories: {
		does: 'every component in every state, in a browser',
		run: program('apps/storefront/stories/serve.ts'),
	},
	screens: {
		does: 'pictures of every screen of both demo houses, laid on sheets',
		run: onBuild(tool('screens')),
	},
	texts: {
		does: 'every e-mail, PDF, export and sandbox page in every language, into a FOLDER',
		// Moments in them are of the day they are written for.
		run: program(tool('texts'), { TZ: 'UTC' }),
	},
	experiment: {
		does: 'follows docs/adding-a-capability.md word by word in a copy of the house',
		run: program(tool('experiment')),
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
