import { join } from 'node:path'
import { cutFonts } from '@vitrine/linaire/brand/cut-fonts'
import { daysFrom } from '@vitrine/linaire/catalog/moments'
import { fontCuts } from './brand/font-cuts.ts'
import { drellCatalog } from './catalog/generate.ts'
import { drellPictures } from './catalog/pictures.ts'
import { DAYS_AT_LIST_PRICE } from './catalog/products.ts'
import { type Recipe, render } from './garments/recipes.ts'

/** Cuts the fonts. Returns the folder that has them under the names the catalog uses; e-mails draw the wordmark of the record. */
async function cutBrand(cacheFolder: string): Promise<string> {
	const folder = join(cacheFolder, 'drell')
	await cutFonts(join(folder, 'fonts'), fontCuts)
	return folder
}

/** What a start asks of a demo (apps/standalone/src/demo-house.ts). */
export const house = {
	catalog: drellCatalog,
	/** List prices are in the price log before the first offer begins. */
	priceHistoryStart: (now: Date) => new Date(daysFrom(now, -DAYS_AT_LIST_PRICE)),
	cutBrand,
	pictures: drellPictures,
	render: (recipe: object) => render(recipe as Recipe),
}
