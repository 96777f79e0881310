import sharp from 'sharp'

/** A wordmark as PNG, with transparency where nothing is drawn, in the size its SVG says. */
export async function renderWordmark(svg: string): Promise<Buffer> {
	return sharp(Buffer.from(svg)).png().toBuffer()
}
