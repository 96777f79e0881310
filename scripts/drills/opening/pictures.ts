import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

export type Cut = 'portrait' | 'landscape' | 'square' | 'cut-out'
/** How a garment was photographed. */
export type Picture = { cut: Cut; form: keyof typeof SHAPES; hue: number }

export const FORMS = {
	portrait: { width: 480, height: 640, format: 'jpg' },
	landscape: { width: 720, height: 480, format: 'jpg' },
	square: { width: 560, height: 560, format: 'webp' },
	'cut-out': { width: 480, height: 600, format: 'png' },
} as const

const SHAPES = {
	shirt: 'M30 20 45 14h10l15 6 14 16-9 8-7-7v49H32V37l-7 7-9-8z',
	dress: 'M38 14h6q6 6 12 0h6l-2 26 14 48H26l14-48z',
	trousers: 'M34 12h32l6 76H56L50 38 44 88H28z',
	scarf: 'M34 12h14v76H34zM54 12h14v64H54z',
} as const

/** Serves what is published by path and query, on a port of this machine; draws pictures when they are asked for. */
export async function servePictures() {
	let pictures: ReadonlyMap<string, Picture | undefined> = new Map()
	const asked = { given: 0, missing: 0 }
	const server = createServer(async (request, response) => {
		const picture = pictures.get(request.url ?? '')
		asked[picture ? 'given' : 'missing'] += 1
		if (!picture) return response.writeHead(404).end()
		const bytes = await draw(picture)
		return response.writeHead(200, { 'content-length': bytes.length }).end(bytes)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		asked,
		publish(published: typeof pictures): void {
			pictures = published
		},
		close: () => new Promise((resolve) => server.close(resolve)),
	}
}

function draw({ cut, form, hue }: Picture): Promise<Buffer> {
	const { width, height, format } = FORMS[cut]
	const side = Math.min(width, height)
	const ground = cut === 'cut-out' ? '' : `<rect width="100%" height="100%" fill="hsl(${hue},12%,92%)"/>`
	const at = `translate(${(width - side) / 2} ${(height - side) / 2}) scale(${side / 100})`
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}<path d="${SHAPES[form]}" fill="hsl(${hue},45%,40%)" transform="${at}"/></svg>`
	return sharp(Buffer.from(svg))
		.toFormat(format === 'jpg' ? 'jpeg' : format)
		.toBuffer()
}
