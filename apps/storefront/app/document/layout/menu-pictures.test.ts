import type { CategoryNode } from '@vitrine/commerce/catalog/contract'
import { expect, test } from 'vitest'
import { menuPictures } from './menu-pictures.ts'

const tile = { base: '/media/aa/a', widths: [160, 320, 480, 640], width: 640, height: 853, view: 'tile' }
const node = (name: string, over: Partial<CategoryNode> = {}): CategoryNode => {
	const slug = name.toLowerCase()
	return { id: slug, name, slug, path: ['femme', slug], intro: null, tile: null, children: [], ...over }
}

test('the first two pictured categories, as links with their words; nothing where none has a picture', () => {
	const children = [node('Robes'), node('Jupes & <b>', { tile, path: ['femme', 'jupes'] }), node('Jeans', { tile })]
	const html = menuPictures(node('Femme', { children: [...children, node('Mailles', { tile })] }), 'fr')
	expect(html.match(/<a href="[^"]+">/g)).toEqual(['<a href="/fr/c/femme/jupes/">', '<a href="/fr/c/femme/jeans/">'])
	expect(html).toContain('Jupes &amp; &lt;b&gt;</a>')
	expect(html).toContain(
		'srcset="/media/aa/a-320.avif, /media/aa/a-480.avif 2x"><img src="/media/aa/a-640.webp" width="640"',
	)
	expect(menuPictures(node('Femme', { children: [node('Robes')] }), 'fr')).toBe('')
})
