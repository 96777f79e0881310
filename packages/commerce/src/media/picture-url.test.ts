import { expect, test } from 'vitest'
import { pictureUrl, withPictureBase } from './picture-url.ts'

test('a picture is on the shop, or below its base address', () => {
	const path = '/media/ab/abcd-640.webp'
	expect(pictureUrl(path, { origin: 'https://shop.example/fr/orders/1' })).toBe(`https://shop.example${path}`)
	const mediaUrl = 'https://cdn.example/shop'
	expect(pictureUrl(path, { origin: 'https://shop.example', mediaUrl })).toBe(
		'https://cdn.example/shop/ab/abcd-640.webp',
	)
})

test('only whole paths of pictures get their base address', () => {
	const json = JSON.stringify({ base: '/media/ab/abcd', font: '/media/ab/abcd.woff2', text: 'a /media/ab/abcd' })
	expect(JSON.parse(withPictureBase(json, 'https://cdn.example'))).toEqual({
		base: 'https://cdn.example/ab/abcd',
		font: '/media/ab/abcd.woff2',
		text: 'a /media/ab/abcd',
	})
})
