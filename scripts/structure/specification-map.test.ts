import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** The folders whose short names the map explains at its head. */
const FOLDERS: Record<string, string> = {
	app: 'apps/storefront/app',
	facts: 'apps/storefront/app/facts',
	request: 'apps/storefront/app/request',
	document: 'apps/storefront/app/document',
	browser: 'apps/storefront/app/browser',
	routes: 'apps/storefront/app/routes',
	ui: 'apps/storefront/app/ui',
	e2e: 'apps/storefront/e2e',
	commerce: 'packages/commerce/src',
	demo: 'demo/linaire',
	market: 'packages/market/src',
	gateway: 'apps/gateway/src',
}

const rows = readFileSync(new URL('../../docs/specification-map.md', import.meta.url), 'utf8')
	.split('\n')
	.filter((line) => /^\| (?!-|#|§ \||Table )/.test(line))
	.map((line) => line.slice(1, -1).split(/(?<!\\)\|/))
	.map(([id = '', name = '', where = '', proof = '', state = '']) => ({
		id: id.trim(),
		name: name.trim(),
		where,
		proof,
		state: state.trim(),
	}))
const requirements = rows.filter(({ id }) => /^R\d+$/.test(id))

/** Files a cell names; patterns and lists in braces are left to the reader. */
function named(cell: string): string[] {
	return [...cell.matchAll(/(?<![\w*{},-])[\w./-]+\.(?:tsx?|css|mjs|json)\b/g)].map(([file]) => file)
}

test('the map lists R1 to R196, each once and done', () => {
	expect(requirements.map(({ id }) => id)).toEqual(Array.from({ length: 196 }, (_, index) => `R${index + 1}`))
	expect(requirements.filter(({ state }) => state !== 'done')).toEqual([])
})

test('what is done has a file and a test', () => {
	const done = rows.filter(({ state }) => state === 'done')
	expect(done.length).toBeGreaterThan(150)
	const bare = done.filter(({ proof }) => !/\.test\.tsx?|same|as R\d|check-\w+\.ts|npm run/.test(proof))
	expect(bare.map(({ id, name }) => `${id} ${name}`)).toEqual([])
})

test('every file the map names is there', () => {
	const files = new Set(sourceFiles())
	const isThere = (name: string) => {
		const [first = '', ...rest] = name.split('/')
		const whole = rest.length > 0 && FOLDERS[first] ? `${FOLDERS[first]}/${rest.join('/')}` : name
		return files.has(whole) || [...files].some((file) => file.endsWith(`/${name}`))
	}
	const lost = rows.flatMap(({ id, where, proof }) =>
		[...named(where), ...named(proof)].flatMap((file) => (isThere(file) ? [] : `${id}: ${file}`)),
	)
	expect(lost).toEqual([])
})
