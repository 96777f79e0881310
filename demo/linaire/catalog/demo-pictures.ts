import { hashOf, type Recipe, sizeOf } from '../garments/recipes.ts'
import { sewnAs } from '../garments/sewn/sewn.ts'
import type { GarmentSpec } from '../garments/spec.ts'
import { allColorways } from './colorways.ts'
import { garmentsOf } from './garments.ts'
import { compositions } from './pictures.ts'

const VIEWS = ['front', 'back', 'detail', 'cloth'] as const

/** As a start asks for it (apps/standalone/src/demo-house.ts). */
function pictureOf(recipe: Recipe, rest: { file: string; series: string; isFirst: boolean }) {
	return { hash: hashOf(recipe), ...sizeOf(recipe), recipe, ...rest }
}

const seriesOf = ({ code, view }: Pick<GarmentSpec, 'code' | 'view'>) => `${sewnAs(code).garment} ${view}`

/** Every picture of the whole demo catalog, what is seen first before what is seen later. */
export function demoPictures() {
	// A tile is made with the goods of its garment, which is then read once.
	const composed = compositions().map(({ file, ...recipe }) =>
		pictureOf(recipe, { file, series: recipe.kind === 'tile' ? seriesOf(recipe.spec) : file, isFirst: true }),
	)
	const colorways = allColorways().toSorted((a, b) => a.style.rank! - b.style.rank!)
	const worn = colorways.flatMap(garmentsOf)
	const garments = VIEWS.flatMap((view) =>
		worn
			.filter((garment) => garment.view === view)
			.map(({ file, colorwayId: _colorway, ...spec }) =>
				pictureOf({ kind: 'garment', ...spec }, { file, series: seriesOf(spec), isFirst: view === 'front' }),
			),
	)
	return [...composed, ...garments]
}
