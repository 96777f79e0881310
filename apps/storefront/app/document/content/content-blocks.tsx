import { withEmphasis } from '#app/document/languages/emphasis.tsx'
import { ProductCard } from '#app/document/products/product-card.tsx'
import { ProductRow } from '#app/document/products/product-row.tsx'
import type { BlockView } from './load-content.tsx'
import './content-blocks.css'

const OUTFIT_SIZES = '(min-width: 1280px) 19vw, (min-width: 768px) 23vw, 46vw'

/** What the retailer has put on a page, in order. Only cards are alive: the rest is markup of the loader. */
export function ContentBlocks({ blocks }: { blocks: BlockView[] }) {
	return blocks.map(({ id, html = '', title, cards, more }) => {
		if (title !== undefined)
			return <ProductRow key={id} title={withEmphasis(title)} cards={cards ?? []} listId={id} more={more} />
		const markup = <div key={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
		if (!cards) return markup
		return (
			<section key={id} className="section-gap outfit" aria-labelledby={`block-${id}`}>
				{markup}
				<ul className="product-grid outfit-cards" data-list={id}>
					{cards.map((card) => (
						<li key={card.id}>
							<ProductCard card={card} sizes={OUTFIT_SIZES} headingLevel={3} />
						</li>
					))}
				</ul>
			</section>
		)
	})
}
