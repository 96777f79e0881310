import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { CardView } from './card-view.ts'
import { CARD_SIZES, ProductCard } from './product-card.tsx'

type ProductRowProps = {
	title: ReactNode
	cards: CardView[]
	/** As events name it. */
	listId: string
	more?: { to: string; label: string }
	/** Between heading and cards. */
	children?: ReactNode
}

/** A section of a page with up to eight products. */
export function ProductRow({ title, cards, listId, more, children }: ProductRowProps) {
	const id = useId()
	if (cards.length === 0) return null
	return (
		<section className="section-gap" aria-labelledby={id}>
			<div className="product-row-head heading-gap">
				<h2 id={id} className="type-display-m thread">
					{title}
				</h2>
				{more && (
					<Link to={more.to} className="link link-target">
						{more.label}
						<Icon name="forward" size={20} />
					</Link>
				)}
			</div>
			{children}
			<ul className="product-row" data-list={listId}>
				{cards.map((card) => (
					<li key={card.id}>
						<ProductCard card={card} sizes={CARD_SIZES} headingLevel={3} />
					</li>
				))}
			</ul>
		</section>
	)
}
