import { hashOf, type Recipe, sizeOf } from '../garments/recipes.ts'
import { sewn } from '../garments/sewn/sewn.ts'
import { allColorways } from './colorways.ts'
import { garmentsOf } from './garments.ts'
import { compositions, outfitCompositions } from './pictures.ts'

/** A picture of the demo: the file a record calls it by, the name and size it has in the shop, and how it is made. */
export type DemoPicture = {
	file: string
	hash: string
	width: number
	height: number
	recipe: Recipe
	/** Pictures of one series, which lie beside each other, are made from the same passes. */
	series: string
	/** Whether it stands in lists, or is the first of a page. */
	isFirst: boolean
}

const VIEWS = ['front', 'back', 'detail', 'cloth'] as const

function pictureOf(recipe: Recipe, rest: Pick<DemoPicture, 'file' | 'series' | 'isFirst'>): DemoPicture {
	return { hash: hashOf(recipe), ...sizeOf(recipe), recipe, ...rest }
}

/** Every picture of the whole demo catalog, what is seen first before what is seen later. */
export function demoPictures(): DemoPicture[] {
	const composed = [...compositions(), ...outfitCompositions()].map(({ file, ...recipe }) =>
		pictureOf(recipe, { file, series: file, isFirst: true }),
	)
	const colorways = allColorways().toSorted((a, b) => a.style.rank! - b.style.rank!)
	const worn = colorways.flatMap(garmentsOf)
	const garments = VIEWS.flatMap((view) =>
		worn
			.filter((garment) => garment.view === view)
			.map(({ file, colorwayId: _colorway, ...spec }) =>
				pictureOf(
					{ kind: 'garment', ...spec },
					{ file, series: `${sewn[spec.code]?.garment ?? spec.code} ${view}`, isFirst: view === 'front' },
				),
			),
	)
	return [...composed, ...garments]
}
