import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { COMPOSE_VERSION, compose, type Composition } from './compose.ts'
import { MASTER_WIDTH, RENDER_VERSION } from './render.ts'
import { identityOf, sew } from './sewn/sew.ts'
import type { GarmentSpec } from './spec.ts'

/** How a picture is made, as plain data: the same always gives the same picture. */
export type Recipe = ({ kind: 'garment' } & GarmentSpec) | Composition

/** What of a specification changes its picture. */
function essence({ code, baseColor, accents = [], view }: GarmentSpec) {
	return { code, baseColor: baseColor.toLowerCase(), accents, view, ...identityOf({ code, view }) }
}

function identity(recipe: Recipe): readonly unknown[] {
	if (recipe.kind === 'garment') return [RENDER_VERSION, essence(recipe), MASTER_WIDTH]
	const { kind, ground, width } = recipe
	const versions = `${RENDER_VERSION} ${COMPOSE_VERSION}`
	if (kind === 'tile') return [versions, kind, ground, width, essence(recipe.spec)]
	const { height, garments, places } = recipe
	const lying = places.map(({ x, y, width: share, turn }) => [x, y, share, turn])
	return [versions, kind, ground, width, height, garments.map(essence), lying]
}

/** The name of a picture: it changes with everything that changes a pixel of it, so the name may stand for its bytes. */
export function hashOf(recipe: Recipe): string {
	return createHash('sha256')
		.update(JSON.stringify(identity(recipe)))
		.digest('hex')
}

/** Its size in px. */
export function sizeOf(recipe: Recipe): { width: number; height: number } {
	const width = recipe.kind === 'garment' ? MASTER_WIDTH : recipe.width
	return { width, height: recipe.kind === 'banner' ? recipe.height : Math.round((width * 4) / 3) }
}

/** Its pixels. Throws for a style or a color that is not known. */
export async function render(recipe: Recipe): Promise<Sharp> {
	if (recipe.kind !== 'garment') return rawOf(await compose(recipe))
	const picture = await sew(recipe, { width: MASTER_WIDTH })
	// As wide as its passes: nothing is left to be made of these pixels.
	return (await picture.metadata()).width === MASTER_WIDTH ? picture : rawOf(picture)
}

async function rawOf(picture: Sharp): Promise<Sharp> {
	const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
	return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}
