import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeptPart, type Parts, PartsContext, withParts } from './kept-parts.tsx'

let rendered: string[] = []

function Card({ name }: { name: string }) {
	rendered.push(name)
	return <article>{name}</article>
}

/** A list of cards, as a page renders it. */
function listOf(names: string[]): { html: string; rendered: string[] } {
	rendered = []
	const parts: Parts = []
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

test('text that looks like a mark stays text', () => {
	expect(listOf(['\uE0000;', '0;']).html).toContain('<article>\uE0000;</article>')
})
