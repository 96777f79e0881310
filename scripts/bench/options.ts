import { parseArgs } from 'node:util'
import type { Processes } from './shop.ts'

const USAGE = `Usage: npm run bench -- [options]
  --quick            1,000 styles, one run of 2 s each, c = 16
  --only WORD,WORD   rows with one of these words in their name
  --styles N         styles of the catalog (10,000)
  --variants N       variants of all of them together (five of each style)
  --addresses N      different addresses asked for, at most (10,000)
  --connections LIST connections at once (1,16,64,256)
  --seconds N        of each run (5)
  --runs N           of which the middle one counts (3)
  --storefronts N, --gateways N, --workers N
                     a process for each by its own main.ts, instead of all in one
  --against URL      another shop: pages only, addresses from its sitemap
  --vitals LOCALES   web vitals as well, by Lighthouse (fr,en,de)`

export type Options = {
	only: readonly string[]
	styles: number
	variants: number
	addresses: number
	connections: readonly number[]
	seconds: number
	runs: number
	processes: Processes
	against: URL | undefined
	/** Languages whose pages Lighthouse looks at; none unless asked for. */
	vitals: readonly string[]
}

/** The options of the bench. Throws a sentence for one that is unknown or no number. */
export function readOptions(args: readonly string[]): Options {
	const text = { type: 'string' } as const
	const { values } = parseArgs({
		args: [...args],
		options: {
			quick: { type: 'boolean' },
			only: text,
			styles: text,
			variants: text,
			addresses: text,
			connections: text,
			seconds: text,
			runs: text,
			storefronts: text,
			gateways: text,
			workers: text,
			against: text,
			vitals: text,
			help: { type: 'boolean' },
		},
	})
	if (values.help) throw new Error(USAGE)
	const isQuick = values.quick === true
	const number = (name: Exclude<keyof typeof values, 'quick' | 'help'>, otherwise: number) => {
		const given = values[name]
		const value = given === undefined ? otherwise : Number(given.replaceAll(/[,_]/g, ''))
		if (!(value >= 0)) throw new Error(`--${name} ${given} is no number\n${USAGE}`)
		return value
	}
	const styles = number('styles', isQuick ? 1_000 : 10_000)
	return {
		only: values.only?.split(',') ?? [],
		styles,
		variants: number('variants', styles * 5),
		addresses: number('addresses', isQuick ? 300 : 10_000),
		connections: (values.connections ?? (isQuick ? '16' : '1,16,64,256')).split(',').map(Number),
		seconds: number('seconds', isQuick ? 2 : 5),
		runs: number('runs', isQuick ? 1 : 3),
		processes: {
			storefronts: number('storefronts', 0),
			gateways: number('gateways', 0),
			workers: number('workers', 0),
		},
		against: values.against === undefined ? undefined : new URL(values.against),
		vitals: values.vitals?.split(',') ?? [],
	}
}
