import { expect, test } from 'vitest'
import { straySources } from './images.ts'

const KEY = `ab/${'ab'.repeat(32)}`
const CDN = 'https://media.maison.example'
const strays = (text: string, base: string) => straySources(text, { base, at: 'fr/fr/' })

test('every address of a picture is found: attributes, sets, styles, data of scripts, feeds', () => {
	const page = [
		`<img src="/media/${KEY}-640.webp" srcset="/media/${KEY}-320.avif 320w, /media/${KEY}-640.avif 640w">`,
		`<style>a{background:url(/media/${KEY}-960.webp)}</style>`,
		`{"image":["https://fr.maison.example/media/${KEY}-960.webp"]}`,
		String.raw`{"src":"\/media\/${KEY.replace('/', String.raw`\/`)}-swatch.avif"}`,
		`<g:image_link>https://fr.maison.example/media/${KEY}-1200.avif</g:image_link>`,
	]
	for (const text of page) {
		expect(strays(text, '/media')).toEqual([])
		expect(strays(text, CDN).length, text).toBeGreaterThan(0)
		const moved = text.replaceAll(/(?:https:\/\/fr\.maison\.example)?(?:\\?\/)media(?=\\?\/)/g, CDN)
		expect(strays(moved, CDN), moved).toEqual([])
		expect(strays(moved, '/media').length, moved).toBeGreaterThan(0)
	}
})
