import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findGround } from './ground.ts'

const GARMENT = '<path d="M30 20h40v60H30z" fill="#274060"/>'

function picture(shapes: string, { width = 300, height = 400 } = {}): Promise<Buffer> {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">${shapes}</svg>`
	return sharp(Buffer.from(svg)).png().toBuffer()
}
const groundOf = (bytes: Buffer) => findGround(sharp(bytes).autoOrient())
const on = (color: string) => `<rect width="100" height="100" fill="${color}"/>${GARMENT}`

describe('what a picture of goods lies on', () => {
	test.each([
		{ width: 300, height: 400 },
		{ width: 400, height: 400 },
		{ width: 900, height: 300 },
	])('is the color of its border, $width by $height', async (size) => {
		expect(await groundOf(await picture(on('#ffffff'), size))).toBe('#ffffff')
		expect(await groundOf(await picture(on('#d7d3cb'), size))).toBe('#d7d3cb')
	})

	test('stays it in JPEG, turned by its EXIF, and where the garment reaches an edge', async () => {
		const touching = await picture(`${on('#f4f4f4')}<path d="M20 60h60v40H20z" fill="#274060"/>`)
		const jpeg = await sharp(touching).withMetadata({ orientation: 6 }).jpeg({ quality: 60 }).toBuffer()
		const [red] = Buffer.from((await groundOf(jpeg))!.slice(1), 'hex')
		expect(Math.abs(red! - 0xf4)).toBeLessThanOrEqual(2)
	})

	test('is transparent where it is cut out, however close', async () => {
		expect(await groundOf(await picture(GARMENT))).toBe('transparent')
		expect(await groundOf(await picture('<path d="M0 0h100v20L80 100H20L0 20z" fill="#274060"/>'))).toBe('transparent')
	})

	test('is nothing where there are surroundings', async () => {
		const wall = '<rect width="100" height="60" fill="#8a7f6d"/><rect y="60" width="100" height="40" fill="#3c4a2e"/>'
		expect(await groundOf(await picture(wall + GARMENT))).toBeUndefined()
	})
})
