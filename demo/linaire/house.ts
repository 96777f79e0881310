import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cutFonts } from './brand/cut-fonts.ts'
import { renderWordmark, WORDMARK_FILE } from './brand/email-wordmark.ts'
import { demoPictures } from './catalog/demo-pictures.ts'
import { demoCatalog } from './catalog/generate.ts'
import { priceHistoryStart } from './catalog/offers.ts'
import { type Recipe, render } from './garments/recipes.ts'

/** Draws the wordmark of the e-mails and cuts the fonts. Returns the folder that has them under the names the catalog uses. */
async function cutBrand(cacheFolder: string): Promise<string> {
	const imagesFolder = join(cacheFolder, 'images')
	await mkdir(imagesFolder, { recursive: true })
	const wordmark = join(imagesFolder, `${WORDMARK_FILE}.part`)
	await writeFile(wordmark, await renderWordmark())
	await rename(wordmark, join(imagesFolder, WORDMARK_FILE))
	await cutFonts(join(imagesFolder, 'fonts'))
	return imagesFolder
}

/** What a start asks of a demo (apps/standalone/src/demo-house.ts). */
export const house = {
	catalog: demoCatalog,
	priceHistoryStart,
	cutBrand,
	pictures: demoPictures,
	render: (recipe: object) => render(recipe as Recipe),
}
