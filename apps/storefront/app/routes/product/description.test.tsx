import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Description } from './description.tsx'

const html = (text: string) => renderToStaticMarkup(<Description text={text} />)

test('an imported description keeps its paragraphs and lists', () => {
	expect(html('Coupe droite.\nCol haut.\n\n * Coton\n * Lavé\n\nFin')).toBe(
		'<p class="detail-text">Coupe droite.\nCol haut.</p><ul class="detail-list"><li>Coton</li><li>Lavé</li></ul><p class="detail-text">Fin</p>',
	)
	expect(html('2 * 3')).toBe('<p class="detail-text">2 * 3</p>')
	expect(html('<b>& - x')).toBe('<p class="detail-text">&lt;b&gt;&amp; - x</p>')
})
