import { PAGE_KINDS } from './page-kinds.ts'
import type { Sheet } from './sheets.ts'

/** The list of the sheets. */
export function writeReadme(house: string, sheets: readonly Sheet[]): string {
	const rows = PAGE_KINDS.flatMap(({ name, title }) => {
		const sheet = sheets.find(({ kind }) => kind === name)
		if (!sheet) return []
		const states = sheet.states.map((state) => state.replaceAll('-', ' ')).join(', ')
		return [`| [${title}](${house}/${name}.webp) | ${states} |`]
	})
	return `# Screens

Each sheet is a kind of page: a row for each state, in it 390, 768, 1280 and 1920 px, at two fifths of their size. \`npm run screens\` takes them anew (\`-- --house=drell\` of the other demo) and writes this list.

| Sheet | States |
|---|---|
${rows.join('\n')}
`
}
