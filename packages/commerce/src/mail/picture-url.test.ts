import { expect, test } from 'vitest'
import { pictureUrl } from './picture-url.ts'

test('a picture is on the shop, or below its base address', () => {
	const path = '/media/ab/abcd-640.webp'
	expect(pictureUrl(path, { origin: 'https://shop.example/fr/orders/1' })).toBe(`https://shop.example${path}`)
	const mediaUrl = 'https://cdn.example/shop'
	expect(pictureUrl(path, { origin: 'https://shop.example', mediaUrl })).toBe(
		'https://cdn.example/shop/ab/abcd-640.webp',
	)
})
