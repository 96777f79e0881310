import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeptPart, type Parts, PartsContext, withParts } from './kept-parts.tsx'

let rendered: string[] = []

function Card({ name }: { name: string }) {
	rendered.push(name)
	return <article>{name}</article>
}

/** A list of cards, as a page renders it. */
function listOf(names: string[], shop = 'A shop'): { html: string; rendered: string[] } {
	rendered = []
	const parts: Parts = { of: shop, list: [] }
	const list = (
		<ul>
			{names.map((name) => (
				<li key={name}>
					<KeptPart of={name}>
						<Card name={name} />
					</KeptPart>
				</li>
			))}
		</ul>
	)
	const html = withParts(renderToString(<PartsContext.Provider value={parts}>{list}</PartsContext.Provider>), parts)
	expect(html).toBe(renderToString(list))
	return { html, rendered: rendered.slice(0, -names.length) }
}

test('a part is rendered once, for whichever page shows it first, and every page has its markup', () => {
	expect(listOf(['a & b', 'c'])).toMatchObject({ rendered: ['a & b', 'c'] })
	expect(listOf(['c', 'd', 'a & b'])).toEqual({
		rendered: ['d'],
		html: '<ul><li><article>c</article></li><li><article>d</article></li><li><article>a &amp; b</article></li></ul>',
	})
})

test('another shop, or another version of its texts, has parts of its own', () => {
	expect(listOf(['a & b'], 'Another shop').rendered).toEqual(['a & b'])
})

test('text that looks like a mark stays text', () => {
	expect(listOf(['\uE0000;', '0;']).html).toContain('<article>\uE0000;</article>')
})

test('a part that is kept holds nothing of the page it was cut from', () => {
	setFlagsFromString('--expose-gc')
	const collect: () => void = runInNewContext('gc')
	const used = () => {
		collect()
		return process.memoryUsage().heapUsed
	}
	const before = used()
	const parts: Parts = { of: '', list: [] }
	for (let n = 0; n < 50; n++) {
		const page = (
			<PartsContext.Provider value={parts}>
				<KeptPart of={`small ${n}`}>
					<p>a part of a large page</p>
				</KeptPart>
				<div>{'large '.repeat(200_000)}</div>
			</PartsContext.Provider>
		)
		withParts(renderToString(page), parts)
		parts.list.length = 0
	}
	expect(used() - before).toBeLessThan(20_000_000)
})
