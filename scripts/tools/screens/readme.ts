import type { DemoHouseName } from '../../../apps/standalone/src/demo-house.ts'
import { PAGE_KINDS } from './page-kinds.ts'
import type { Sheet } from './sheets.ts'

/** The list of the sheets of all houses. */
export function writeReadme(shown: ReadonlyMap<DemoHouseName, readonly Sheet[]>): string {
	const houses = [...shown.keys()]
	const rows = PAGE_KINDS.map(({ name, title }) => {
		const sheets = houses.map((house) => shown.get(house)!.find(({ kind }) => kind === name))
		const links = sheets.map((sheet, index) =>
			sheet ? `[${titleOf(houses[index]!)}](${houses[index]}/${name}.webp)` : '',
		)
		const states = new Set(sheets.flatMap((sheet) => sheet?.states ?? []))
		return `| ${[title, ...links, [...states].map((state) => state.replaceAll('-', ' ')).join(', ')].join(' | ')} |`
	})
	return `# Screens

Each sheet is a kind of page of a demo shop: a row for each state, in it 390, 768, 1280 and 1920 px, made smaller. \`npm run tools -- screens\` takes them anew, of both houses, and writes this list; a quarter of an hour on two cores that have other work, and more where no picture of a demo was composed yet. \`-- --kind=home\` shows one kind at full size and leaves the sheets alone. How they were judged: [rubric.md](rubric.md).

| Page | ${houses.map(titleOf).join(' | ')} | States |
|---|${houses.map(() => '---|').join('')}---|
${rows.join('\n')}
`
}

function titleOf(house: DemoHouseName): string {
	return `${house[0]!.toUpperCase()}${house.slice(1)}`
}
