import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Price } from './price.tsx'

const texts = { now: 'Now', prior: 'was' }
const spoken = (html: string) => html.replace(/<[^>]+>/g, '')

test('a reduced price is read as now and before', () => {
	const html = renderToStaticMarkup(<Price now="34.95 euro" prior="49.95 euro" percent="−30 %" texts={texts} />)
	expect(spoken(html)).toBe('Now 34.95 euro, was 49.95 euro−30 %')
	expect(html).toContain('<span class="visually-hidden">Now </span>')
	expect(html).toContain('<s class="price-prior">49.95 euro</s>')
})

test('a plain price carries no hidden word and no sale colour', () => {
	const html = renderToStaticMarkup(<Price now="34.95 euro" texts={texts} note="VAT included" />)
	expect(spoken(html)).toBe('34.95 euroVAT included')
	expect(html).not.toContain('price-reduced')
})
