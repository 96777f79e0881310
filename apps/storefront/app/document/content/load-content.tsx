import type { ContentBlock } from '@vitrine/commerce/content/contract'
import type { CategoryNode, ProductCard } from '@vitrine/commerce/catalog/contract'
import { staticMarkup, type Words, wordsOf } from '#app/document/languages/markup.tsx'
import { type CardView, cardView, newCardView } from '#app/document/products/card-view.ts'
import { pathOfPage } from '#app/facts/addresses/content-places.ts'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { type BlockPlace, findBlocks } from '#app/request/content/gateway.ts'
import { findColorways, findProducts } from '#app/request/products/gateway.ts'
import { findById } from '#app/request/web-domain/category-tree.ts'
import { categoryPath } from '#app/request/web-domain/departments.ts'
import { Banners, Newsletter, Outfit, Story, Tile } from './block-markup.tsx'

const ROW = 8
/** Texts of the shop that blocks show beside their own. */
const BLOCK_TEXTS = ['newsletter', 'annex']

/** A block as its page draws it: markup, articles with a heading, or markup with its articles. */
export type BlockView = {
	id: string
	html?: string
	/** With the one italic word of a heading in <em>. */
	title?: string
	cards?: CardView[]
	more?: { to: string; label: string } | undefined
}
/** A tile in a list, by its place among the articles, from 1. */
export type TileView = { id: string; position: number; html: string }

/** What blocks refer to, found. */
export type Resolved = {
	words: Words
	cards: ReadonlyMap<string, CardView>
	/** Where a link leads; the new where its goods are not sold here. */
	linkOf: (block: Pick<ContentBlock, 'link'>) => string | undefined
	/** Where a form says what becomes of an address (GDPR art. 13); undefined without a form, or such a page. */
	privacy: string | undefined
}
type Asked = Pick<LoaderArgs, 'context'> & { place: BlockPlace; tree: readonly CategoryNode[] }

/** The blocks that a page shows at this moment; undefined when the gateway does not answer. */
export async function loadContent({ context, place, tree }: Asked): Promise<BlockView[] | undefined> {
	const blocks = await blocksOfMoment({ context, place })
	if (!blocks) return undefined
	const resolved = await resolve({ context, tree }, blocks)
	const outfits = { ...resolved, cards: forSale(resolved.cards) }
	const resolvedFor = ({ kind }: ContentBlock) => (kind === 'outfit' ? outfits : resolved)
	const rows = await Promise.all(blocks.map((block) => rowOf(block, { context, resolved: resolvedFor(block) })))
	const stories = blocks.filter(({ kind }) => kind === 'story')
	return blocks.flatMap((block, index): BlockView[] => {
		const { id, kind, title, action } = block
		if (kind === 'products') {
			const to = resolved.linkOf(block)
			return [{ id, title, cards: rows[index] ?? [], more: to && action ? { to, label: action } : undefined }]
		}
		if (kind === 'outfit' && !rows[index]?.length) return []
		// Banners that follow one another stand side by side.
		if (kind === 'banner' && blocks[index - 1]?.kind === 'banner') return []
		const isFlipped = stories.indexOf(block) % 2 === 1
		const part = partOf(block, { blocks: blocks.slice(index), resolved: resolvedFor(block), isFlipped })
		if (!part) return []
		const html = staticMarkup(part, { words: resolved.words, namespaces: BLOCK_TEXTS })
		return [{ id, html, ...(kind === 'outfit' && { cards: rows[index] ?? [] }) }]
	})
}

/** What can be bought: an outfit shows neither point nor card of what is sold out, here as on the pages of its articles. */
function forSale(cards: Resolved['cards']): Resolved['cards'] {
	return new Map([...cards].filter(([, { label }]) => label !== 'sold-out'))
}

/** The tiles of a category's list; none when the gateway does not answer. */
export async function loadTilesOfList({ context, place, tree }: Asked): Promise<TileView[]> {
	const blocks = (await blocksOfMoment({ context, place })) ?? []
	const resolved = await resolve({ context, tree }, blocks)
	return blocks.flatMap(({ id, position, ...block }) =>
		block.picture
			? [
					{
						id,
						position,
						html: staticMarkup(<Tile block={block} resolved={resolved} />, { words: resolved.words, namespaces: [] }),
					},
				]
			: [],
	)
}

async function blocksOfMoment({ context, place }: Pick<Asked, 'context' | 'place'>) {
	const blocks = await findBlocks(context.get(requestContext).gateway, place)
	return blocks && shownNow(context, blocks)
}

/** Those shown now. The page is over when the next one begins or ends. */
export function shownNow(context: Asked['context'], blocks: readonly ContentBlock[]): ContentBlock[] {
	const now = Date.now()
	for (const instant of blocks.flatMap(({ from, until }) => [from, until])) {
		const moment = Date.parse(instant ?? '')
		if (moment > now) context.get(requestContext).shown.holdsUntil(moment)
	}
	return blocks.filter(
		({ from, until }) => (from === null || Date.parse(from) <= now) && (until === null || Date.parse(until) > now),
	)
}

async function resolve({ context, tree }: Pick<Asked, 'context' | 'tree'>, blocks: ContentBlock[]): Promise<Resolved> {
	const { gateway, tag, directory, site, locale } = context.get(requestContext)
	const hasForm = blocks.some(({ kind }) => kind === 'newsletter')
	const linked = blocks.flatMap(({ link }) => /^colorway:(.+)$/.exec(link ?? '')?.[1] ?? [])
	const named = blocks.flatMap(({ points, goods }) => [
		...points.map(({ colorwayId }) => colorwayId),
		...(goods?.colorwayIds ?? []),
	])
	const [found, pages = []] = await Promise.all([
		findColorways(gateway, [...new Set([...linked, ...named])]),
		hasForm ? directory.pages(site, locale) : [],
	])
	const words = wordsOf({ context })
	const privacy = pages.find(({ page }) => page === 'privacy')
	const cards = new Map(found.map((card: ProductCard) => [card.colorwayId, cardView(tag, card)]))
	return {
		words,
		cards,
		linkOf: ({ link }) => (link === null ? undefined : words.link(pathOf(link, { cards, tree }))),
		privacy: privacy && words.link(pathOfPage(privacy)),
	}
}

function pathOf(link: string, { cards, tree }: { cards: Resolved['cards']; tree: readonly CategoryNode[] }): string {
	const [kind, name = ''] = link.split(':')
	if (kind === 'shop') return name
	if (kind === 'category') {
		const category = findById(tree, name)?.at(-1)
		return category ? categoryPath(category.path) : 'new'
	}
	const card = cards.get(name)
	return card ? `p/${card.urlKey}` : 'new'
}

type RowContext = { context: Asked['context']; resolved: Resolved }

async function rowOf({ points, goods }: ContentBlock, { context, resolved }: RowContext): Promise<CardView[]> {
	const ids = goods?.colorwayIds ?? points.map(({ colorwayId }) => colorwayId)
	if (!goods || goods.colorwayIds) return ids.flatMap((id) => resolved.cards.get(id) ?? [])
	const { gateway, tag } = context.get(requestContext)
	const { categoryId, isNew, isReduced } = goods
	const found = await findProducts(gateway, {
		...(categoryId && { category: categoryId }),
		...(isNew && { new: 'true', sort: 'new' }),
		...(isReduced && { offer: 'true' }),
		'page-size': ROW,
	})
	return found.map((card) => (isNew ? newCardView : cardView)(tag, card))
}

type PartContext = { blocks: ContentBlock[]; resolved: Resolved; isFlipped: boolean }

function partOf(block: ContentBlock, { blocks, resolved, isFlipped }: PartContext) {
	const { kind, picture } = block
	if (kind === 'newsletter') return <Newsletter block={block} resolved={resolved} />
	if (!picture) return undefined
	if (kind === 'outfit') return <Outfit block={{ ...block, picture }} resolved={resolved} />
	if (kind === 'story') return <Story block={{ ...block, picture }} resolved={resolved} isFlipped={isFlipped} />
	const end = blocks.findIndex((one) => one.kind !== 'banner')
	return kind === 'banner' && <Banners blocks={end < 0 ? blocks : blocks.slice(0, end)} resolved={resolved} />
}
