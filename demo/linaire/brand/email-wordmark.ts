import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Name of the wordmark inside the folder of images, as the records of the sellers have it. */
export const WORDMARK_FILE = 'wordmark.png'

/**
 * The wordmark of e-mails as PNG, with transparency where nothing is drawn: the text cut (brief 1.2), ink on nothing, as wide as
 * is sharp at three pixels for one.
 */
export async function renderWordmark(): Promise<Buffer> {
	return sharp(await readFile(new URL('wordmark.svg', import.meta.url)))
		.png()
		.toBuffer()
}
