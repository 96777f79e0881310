import sharp from 'sharp'

/** A picture as cameras write it: on its side, with the place where it was taken. */
export function cameraPicture({ width = 1_200, height = 800, shade = 120 } = {}): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background: { r: shade, g: 90, b: 60 } } })
		.withExif({
			IFD0: { Make: 'A camera', ImageDescription: '<script>alert(1)</script>' },
			IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 38/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '3/1 3/1 0/1' },
		})
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer()
}
