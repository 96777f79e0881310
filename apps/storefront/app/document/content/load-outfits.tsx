import { staticMarkup, wordsOf } from '#app/document/languages/markup.tsx'
import { cardView } from '#app/document/products/card-view.ts'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { findColorways, findOutfits } from '#app/request/products/gateway.ts'
import { OutfitPicture } from './block-markup.tsx'
import { type BlockView, shownNow } from './load-content.tsx'

const SIZES = '(min-width: 1920px) 800px, (min-width: 768px) 50vw, 100vw'

type Asked = Pick<LoaderArgs, 'context'> & { urlKey: string }

/** The outfit that the page of a product shows with it, with the other garments that are for sale here; empty without any. */
export async function loadOutfits({ context, urlKey }: Asked): Promise<BlockView[]> {
	const { gateway, tag } = context.get(requestContext)
	const outfits = shownNow(context, await findOutfits(gateway, urlKey))
	const named = outfits.flatMap(({ points }) => points.map(({ colorwayId }) => colorwayId))
	const found = await findColorways(gateway, [...new Set(named)])
	const cards = new Map(found.flatMap((card) => (card.isSoldOut ? [] : [[card.colorwayId, cardView(tag, card)]])))
	for (const { id, alt, picture, points } of outfits) {
		const own = new Set(points.flatMap(({ colorwayId }) => cards.get(colorwayId) ?? []))
		if (!picture || own.size === 0) continue
		const words = wordsOf({ context })
		const part = <OutfitPicture block={{ id, alt, picture, points }} resolved={{ cards, words }} sizes={SIZES} />
		return [{ id, html: staticMarkup(part, { words, namespaces: [] }), cards: [...own] }]
	}
	return []
}
