import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture of one color, or of noise for a large file. */
export function pictureBytes(options: {
	width: number
	height: number
	format?: 'png' | 'jpeg' | 'gif' | 'tiff' | 'avif'
}) {
	const { width, height, format = 'jpeg' } = options
	return sharp({ create: { width, height, channels: 3, background: '#c7d5df' } })
		.toFormat(format)
		.toBuffer()
}

/** A PNG of a few hundred kilobytes that decompresses to `size` by `size` pixels. */
export function pngBomb(size: number): Buffer {
	const chunk = (type: string, data: Buffer) => {
		const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
		const frame = Buffer.alloc(8)
		frame.writeUInt32BE(data.length, 0)
		frame.writeUInt32BE(crc32(body), 4)
		return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
	}
	const head = Buffer.alloc(13)
	head.writeUInt32BE(size, 0)
	head.writeUInt32BE(size, 4)
	// One bit of grey per pixel.
	head[8] = 1
	const rows = deflateSync(Buffer.alloc(size * (Math.ceil(size / 8) + 1)))
	const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
	return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}
