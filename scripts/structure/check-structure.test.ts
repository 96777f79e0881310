import { expect, test } from 'vitest'
import { checkStructure } from './check-structure.ts'
import { declaredIn, roomsInOrder } from './declarations.ts'
import { findLostImports } from './imports.ts'
import { checkStyles } from './styles.ts'

const faultsOf = (path: string, text = '') =>
	checkStructure(new Map([[path, text]])).map((fault) => fault.slice(path.length + 1))
const C = 'packages/commerce/src'
const S = 'apps/storefront/app'

test('rooms that follow the house have no faults', () => {
	expect(
		faultsOf(`${C}/carts/queries.ts`, "import { sql } from 'kysely'\nimport { x } from '../stock/queries.ts'"),
	).toEqual([])
	expect(faultsOf(`${C}/carts/commands/add-line-item.ts`)).toEqual([])
	expect(faultsOf(`${C}/catalog-import/spool.ts`, "import { sql } from 'kysely'")).toEqual([])
	expect(faultsOf(`${S}/routes/cart/cart.tsx`, "import { Cart } from '@vitrine/commerce/carts/contract'")).toEqual([])
})

test('a room imports only rooms before it, and not their tables', () => {
	expect(faultsOf(`${C}/stock/queries.ts`, "import type { Cart } from '../carts/contract.ts'")).toEqual([
		'imports carts, which comes after stock in the order of rooms',
	])
	expect(faultsOf(`${C}/carts/commands/add.ts`, "import '#commerce/orders/queries/find-order.ts'")).toHaveLength(1)
	expect(faultsOf(`${C}/carts/queries.ts`, "import type { T } from '../stock/tables.ts'")).toHaveLength(1)
	expect(faultsOf('apps/gateway/src/main.ts', "import '@vitrine/commerce/stock/tables'")).toHaveLength(1)
	expect(faultsOf(`${C}/stock/queries.test.ts`, "import '../carts/tables.ts'")).toEqual([])
})

test('the list of capabilities is what all of them declare, so none of them reads it', () => {
	expect(faultsOf(`${C}/privacy/jobs.ts`, "import { REGISTRY } from '../capabilities.ts'")).toEqual([
		expect.stringContaining('imports the list of capabilities'),
	])
	expect(faultsOf(`${C}/database/schema.ts`, "import type { C } from '../capabilities.ts'")).toEqual([])
	const list = `import { b } from './bees/capability.ts'\nimport { a } from './ants/capability.ts'\nconst CAPABILITIES = [\n\ta,\n\tb,\n]`
	expect(roomsInOrder(list)).toEqual(['ants', 'bees'])
	const declared =
		"{\n\treads: ['ants', 'wasps'],\n\ttables: { bees: 'busy: they', hives: [{ group: 'g' }] },\n\tjobs: { sting: 1 },\n}"
	expect(declaredIn(declared)).toEqual({ tables: ['bees', 'hives'], reads: ['ants', 'wasps'] })
})

const ROOMS = [
	{ room: 'stock', tables: ['stock_levels'], reads: [] },
	{ room: 'carts', tables: ['carts'], reads: ['stock_levels'] },
	{ room: 'orders', tables: ['orders'], reads: [] },
]
const sqlFaults = (path: string, text: string) =>
	checkStructure(new Map([[path, text]]), ROOMS).map((fault) => fault.slice(path.length + 1))

test.each([
	["tx.insertInto('carts').values(row)", "tx.insertInto('stock_levels').values(row)"],
	["tx.updateTable('carts').set({})", "tx.updateTable('stock_levels as l').set({})"],
	["tx.deleteFrom('carts')", "tx\n\t.deleteFrom('stock_levels')"],
	["tx.mergeInto('carts')", "tx.mergeInto('stock_levels')"],
	['sql`update carts set x = 1`', 'sql`update stock_levels level set x = 1`'],
	['sql`insert into carts values (1)`', 'sql<{ n: 1 }>`with a as (select 1) insert into stock_levels values (1)`'],
	['sql`delete from carts`', 'sql`delete from only stock_levels`'],
	["const T: WrittenTable = { name: 'carts', keys }", "const T: WrittenTable = {\n\tname: 'stock_levels',\n}"],
])('a room writes its own tables, not those of another: %s, not %s', (own, foreign) => {
	expect(sqlFaults(`${C}/carts/commands.ts`, own)).toEqual([])
	expect(sqlFaults(`${C}/carts/commands.ts`, foreign)).toEqual([
		'writes stock_levels, which is of stock: call a command of that room',
	])
	expect(sqlFaults(`${C}/carts/fixtures.ts`, foreign)).toEqual([])
})

test.each([
	"db.selectFrom('stock_levels').selectAll()",
	"db.selectFrom(['orders', 'stock_levels as l'])",
	"db.selectFrom('orders').innerJoin('stock_levels as l', 'l.sku', 'orders.sku')",
	"db.selectFrom('orders').leftJoin('stock_levels', (join) => join.onTrue())",
	".where(({ exists, selectFrom }) => exists(selectFrom('stock_levels')))",
	'sql`select 1 from orders o, stock_levels l`',
	'sql`select 1 from orders o left join stock_levels l using (sku)`',
	"sql`select 1 from ${sql.table('stock_levels')}`",
])('a room reads another one only where it says so: %s', (text) => {
	expect(sqlFaults(`${C}/orders/queries.ts`, text)).toEqual([
		'reads stock_levels, which is of stock: ask its queries, or name it in "reads" of orders/capability.ts',
	])
	expect(sqlFaults(`${C}/carts/queries.ts`, text.replaceAll('orders', 'carts'))).toEqual([])
})

test('no room reads a later one, and what is said to be read is there and is read', () => {
	expect(sqlFaults(`${C}/stock/queries.ts`, 'sql`select 1 from carts`')).toEqual([
		'reads carts, which is of carts and comes after stock: what needs both belongs to carts',
	])
	expect(sqlFaults(`${C}/carts/queries.ts`, '// from orders\nconst sentence = "from orders"')).toEqual([])
	const house = new Map([
		[`${C}/capabilities.ts`, ''],
		[`${C}/carts/queries.ts`, ''],
	])
	const reads = (...tables: string[]) => checkStructure(house, [ROOMS[0]!, { ...ROOMS[1]!, reads: tables }])
	expect(reads('stock_levels')).toEqual([expect.stringContaining('nothing in carts does')])
	expect(reads('orders')).toEqual([expect.stringContaining('which no room before carts has')])
})

test('no circle of files: by values anywhere, in the engine by types either', () => {
	const circle = (from: string, to: string, [a, b]: [string, string]) =>
		checkStructure(
			new Map([
				[from, a],
				[to, b],
			]),
		).filter((fault) => fault.includes('circle'))
	const [values, types] = ["import { x } from './b.ts'", "import type { X } from './b.ts'"]
	const back = "export { y } from './a.ts'"
	expect(circle(`${S}/document/head/a.ts`, `${S}/document/head/b.ts`, [values, back])).toHaveLength(1)
	expect(circle(`${S}/document/head/a.ts`, `${S}/document/head/b.ts`, [types, back])).toEqual([])
	expect(circle(`${C}/search/a.ts`, `${C}/search/b.ts`, [types, back])).toHaveLength(1)
	const list = `${C}/capabilities.ts`
	const up = ["import type { C } from '../capabilities.ts'", "import './database/schema.ts'"] as [string, string]
	expect(circle(`${C}/database/schema.ts`, list, up)).toEqual([])
	expect(circle(`${C}/search/a.ts`, `${C}/search/b.ts`, ["const b = await import('./b.ts')", back])).toHaveLength(1)
})

test('an import that leads to no file, as after a move', () => {
	const importer =
		"import { a } from './moved.ts'\nimport { b } from '#app/ui/button.tsx'\nimport type { T } from './+types/a'"
	const files = new Map([
		[`${S}/routes/cart/a.ts`, importer],
		[`${S}/ui/button.tsx`, ''],
	])
	expect(findLostImports(files)).toEqual([`${S}/routes/cart/a.ts imports ./moved.ts: there is no such file`])
	files.set(`${S}/routes/cart/moved.ts`, '')
	expect(findLostImports(files)).toEqual([])
})

test('a word of a room is a file or a folder, never both', () => {
	const files = (...paths: string[]) => checkStructure(new Map(paths.map((path) => [`${C}/${path}`, ''])))
	expect(files('carts/commands.ts', 'carts/queries/find-cart.ts')).toEqual([])
	expect(files('carts/commands.ts', 'carts/commands/merge-carts.ts')).toEqual([
		`${C}/carts/commands.ts stands beside a folder of its name: it belongs inside`,
	])
})

test('only the words of a capability, and SQL in few of them', () => {
	expect(faultsOf(`${C}/carts/service.ts`)).toEqual([expect.stringContaining('"service" is no word')])
	expect(faultsOf(`${C}/kiosk/rules.ts`)).toEqual([expect.stringContaining('kiosk is no room')])
	expect(faultsOf(`${C}/carts/rules.ts`, "import { sql } from 'kysely'")).toEqual([
		expect.stringContaining('touch SQL'),
	])
})

test('names that say nothing, long files, settings read in the wrong place', () => {
	expect(faultsOf('packages/market/src/utils.ts')).toEqual([expect.stringContaining('"utils" says nothing')])
	expect(faultsOf('packages/market/src/lib/money.ts')).toHaveLength(1)
	expect(faultsOf('packages/market/src/index.ts')).toHaveLength(1)
	expect(faultsOf('packages/market/src/moneyBag.ts')).toEqual(['file names are kebab-case'])
	expect(faultsOf('packages/market/src/money.ts', '\n'.repeat(301))).toEqual(['has 301 lines, and 300 is the limit'])
	expect(faultsOf('apps/gateway/src/app.ts', 'process.env.PORT')).toHaveLength(1)
	expect(faultsOf('apps/gateway/src/env.ts', 'process.env.PORT')).toEqual([])
})

test('the shop has four parts that look one way, and knows contracts only', () => {
	expect(faultsOf(`${S}/components/button.tsx`)).toHaveLength(1)
	expect(faultsOf(`${S}/routes/cart.tsx`)).toHaveLength(1)
	expect(faultsOf(`${S}/ui/button.tsx`, "import { x } from '#app/document/document.tsx'")).toEqual([
		'imports #app/document/document.tsx: ui may import ui',
	])
	expect(faultsOf(`${S}/document/head/a.ts`, "import { createGateway } from '@vitrine/gateway/app'")).toHaveLength(1)
	expect(
		faultsOf(`${S}/document/head/a.ts`, "// import x from '#app/routes/y.tsx'\nimport type { T } from './+types/a.ts'"),
	).toEqual([])
})

test("the shop's ground has floors, and each stands on those below", () => {
	const later = (path: string, specifier: string) => faultsOf(`${S}/${path}`, `import { x } from '${specifier}'`)
	expect(later('facts/addresses/a.ts', '#app/document/document.tsx')).toEqual([
		'imports #app/document/document.tsx: document/document.tsx comes after facts/addresses in the order of floors',
	])
	expect(later('request/session/a.ts', '#app/request/context.ts')).toHaveLength(1)
	expect(later('request/web-domain/a.ts', '../session/session.ts')).toHaveLength(1)
	expect(later('request/context.ts', '#app/request/guards/page-guards.ts')).toHaveLength(1)
	expect(
		faultsOf(`${S}/document/layout/a.ts`, "import type { X } from '#app/browser/navigation/focus.ts'"),
	).toHaveLength(1)
	expect(later('facts/money/a.ts', 'react')).toEqual(['imports react: facts know no React'])
	expect(later('document/errors/a.ts', '#app/document/layout/footer.tsx')).toEqual([])
	expect(later('document/layout/a.ts', '#app/request/gateway/client.ts')).toEqual([])
	expect(later('document/layout/a.ts', '#app/routes/cart/cart.tsx')).toHaveLength(1)
	expect(faultsOf(`${S}/document/kiosk/a.ts`)).toEqual([expect.stringContaining('document/kiosk is no room')])
})

test('rooms of screens do not reach into each other', () => {
	const reaching = (specifier: string) => faultsOf(`${S}/routes/stores/a.tsx`, `import { x } from '${specifier}'`)
	expect(reaching('#app/routes/cart/cart.tsx')).toEqual([
		'imports #app/routes/cart/cart.tsx: rooms of routes/ do not reach into each other; what both need belongs to a floor below',
	])
	expect(reaching('../cart/cart.tsx')).toHaveLength(1)
	expect(reaching('./store.tsx')).toEqual([])
	expect(reaching('#app/document/cart/cart-view.ts')).toEqual([])
})

test('only what lives in the browser is loaded from below', () => {
	const lazily = (specifier: string) => faultsOf(`${S}/document/tracking/a.ts`, `void import('${specifier}')`)
	expect(lazily('#app/browser/measuring/measuring.ts')).toEqual([])
	expect(lazily('#app/document/errors/error-page.tsx')).toHaveLength(1)
	const measuring = '#app/browser/measuring/measuring.ts'
	expect(faultsOf(`${S}/routes/cart/a.tsx`, `import { x } from '${measuring}'`)).toEqual([
		`imports ${measuring}: rooms of browser/ are loaded by import()`,
	])
	expect(faultsOf(`${S}/routes/cart/a.tsx`, `void import('${measuring}')`)).toEqual([])
	expect(faultsOf(`${S}/root.tsx`, `import { x } from '${measuring}'`)).toEqual([])
})

test('the product stands without the demo', () => {
	const catalog = "import { pages } from '@vitrine/linaire/catalog/pages'"
	expect(faultsOf(`${C}/content/queries.ts`, catalog)).toEqual([
		'imports @vitrine/linaire/catalog/pages: the product stands without the demo, which only apps/standalone/src/demo-house.ts names',
	])
	expect(faultsOf(`${C}/content/fixtures.ts`, "import '../../../../demo/linaire/catalog/pages.ts'")).toHaveLength(1)
	expect(
		faultsOf('apps/standalone/src/start.ts', "const demo = await import('@vitrine/linaire/catalog/pages')"),
	).toHaveLength(1)
	expect(faultsOf('apps/standalone/src/demo-house.ts', catalog)).toEqual([])
	expect(faultsOf('demo/linaire/catalog/generate.ts', "import { pages } from './pages.ts'")).toEqual([])
	expect(faultsOf(`${C}/content/pages.test.ts`, catalog)).toEqual([])
})

test('the product does not name the brand of the demo', () => {
	const name = "export const domain = 'fr.linaire.example'"
	expect(faultsOf('packages/market/src/sites.ts', name)).toEqual(['names the brand of a demo: it belongs in demo/'])
	expect(faultsOf(`${C}/mail/commands.ts`, '/** Linaire */')).toHaveLength(1)
	for (const path of [`${C}/stores/fixtures.ts`, `${C}/mail/test-stage.ts`, 'scripts/running/environment.ts'])
		expect(faultsOf(path, name)).toEqual([])
})

const CART = {
	[`${S}/ui/button.css`]: '.button {\n\t&.button-wide { color: red }\n}\n.notice-error, .notice-success { color: red }',
	[`${S}/ui/notice.tsx`]: "<p className={classNames('button', tone === 'loud' && 'button-wide', `notice-${tone}`)}>",
	[`${S}/routes/cart/cart.css`]: '.cart { .button { color: red } }',
	[`${S}/routes/cart/cart.tsx`]: '<main className="cart">',
}
const styleFaults = (changed: Record<string, string>) => checkStyles(new Map(Object.entries({ ...CART, ...changed })))

test('every class has a rule and every rule a class', () => {
	expect(styleFaults({})).toEqual([])
	const fault = `${S}/routes/cart/cart.tsx uses .mt-4, for which there is no rule`
	expect(styleFaults({ [`${S}/routes/cart/cart.tsx`]: '<main className="cart mt-4">' })).toEqual([fault])
	expect(styleFaults({ [`${S}/routes/cart/cart.tsx`]: "<main className={isBig ? 'cart' : 'mt-4'}>" })).toEqual([fault])
	expect(styleFaults({ [`${S}/routes/cart/row.css`]: '@media print { a > .row { color: red } }' })).toEqual([
		`${S}/routes/cart/row.css has a rule for .row, which no element has`,
	])
	const button = { [`${S}/routes/cart/pay.tsx`]: '<button className="pay-button">' }
	expect(styleFaults(button)).toHaveLength(1)
	expect(styleFaults({ ...button, 'apps/storefront/e2e/pay.test.ts': "await page.click('.pay-button')" })).toEqual([])
})

test('a class has one file, and belongs to its room', () => {
	expect(styleFaults({ [`${S}/ui/wide.css`]: '.button { color: blue }' })).toEqual([
		`${S}/ui/wide.css has a rule for .button, which is ${S}/ui/button.css's`,
	])
	const home = (text: string) => styleFaults({ [`${S}/routes/home/home.tsx`]: text })
	expect(home('<main className="cart">')).toEqual([
		`${S}/routes/home/home.tsx uses .cart of routes/cart, of which its room imports nothing`,
	])
	expect(home('import \'#app/routes/cart/cart.css\'\n<main className="cart">')).toEqual([])
	expect(home('<main className="button">')).toEqual([])
})

test.each([
	['test("x", () => {\n\texpect(1)\n}, 60_000)', 'time limit'],
	['test("x", () => {\n\texpect(1)\n}, { timeout: 60_000 })', 'time limit'],
	['export default { test: { testTimeout: 60_000 } }', 'time limit'],
	["await page.waitForURL('**/fr/', { timeout: 5_000 })", 'time limit'],
	['context.setDefaultTimeout(30_000)', 'time limit'],
	['await expect.poll(isOpen, { timeout: 1_000 }).toBe(true)', 'polls with settings'],
	['await vi.waitFor(() => expect(sent).toBe(1))', 'polls for a second'],
	['await vi.waitUntil(() => sent === 1)', 'polls for a second'],
	['const begun = performance.now()', 'measures time'],
	['const email = `${Math.random()}@example.com`', 'throws dice'],
	["import fc from 'fast-check'\nfc.assert(fc.property(fc.nat(), (n) => n >= 0))", 'throws dice'],
	['await sql`truncate carts cascade`.execute(db)', 'empties tables'],
])('a test decides by no clock and by no chance: %s (decision 0136)', (text, fault) => {
	for (const path of [`${C}/carts/rules.test.ts`, 'apps/storefront/e2e/adding.test.ts', `${C}/carts/test-bench.ts`])
		expect(faultsOf(path, text).join('\n')).toContain(fault)
	expect(faultsOf(`${C}/carts/rules.ts`, text).join('\n')).not.toContain(fault)
})

test('a test may wait for what comes, and draw with a seed', () => {
	const text =
		"import { fc } from '@vitrine/testing/chance'\nawait eventually(() => expect(sent).toBe(1))\nawait expect.poll(isOpen).toBe(true)\nconst patience = createLimit({ timeout: WAIT_LIMIT })\n"
	expect(faultsOf(`${C}/carts/rules.test.ts`, text)).toEqual([])
})
