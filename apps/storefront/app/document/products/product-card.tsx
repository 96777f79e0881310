import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { CardPrice } from '#app/document/pricing/price-tag.tsx'
import { WishlistButton } from '#app/document/wishlist/wishlist-button.tsx'
import { MissingPicture } from '#app/ui/missing-picture.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { CardView } from './card-view.ts'
import { QuickAdd } from './quick-add.tsx'
import './product-card.css'

/** Widths of a card: two, three, four, five in a row. */
export const CARD_SIZES = '(min-width: 1920px) 320px, (min-width: 1280px) 24vw, (min-width: 768px) 30vw, 46vw'

/** The same in a grid of so few that its cards are larger, or of one in a row on telephones (`.list-grid`). */
export function listCardSizes(count: number, isLarge: boolean): string {
	const sizes = isLarge ? CARD_SIZES.replace('46vw', '92vw') : CARD_SIZES
	if (count <= 3) return sizes.replace('320px', '544px').replace('24vw', '32vw')
	return count === 4 ? sizes.replace('320px', '402px') : sizes
}

export type CardLoading = 'first' | 'eager' | 'lazy'

type ProductCardProps = { card: CardView; sizes: string; loading?: CardLoading; headingLevel?: 2 | 3 }

/** One style in a list. The whole card is one link, named by the product. */
export function ProductCard({ card, sizes, loading = 'lazy', headingLevel = 2 }: ProductCardProps) {
	const t = useTranslations('plp')
	const to = useLocalePath()
	const Title = `h${headingLevel}` as const
	return (
		<article className="product-card" data-item={card.id}>
			<div className="product-card-pictures">
				<CardPictures card={card} sizes={sizes} loading={loading} />
				{card.label && <span className="woven-label product-card-label">{t(`label.${card.label}`)}</span>}
				<WishlistButton product={card} className="product-card-heart" />
				<QuickAdd card={card} />
			</div>
			<Title className="product-card-name">
				<Link to={to(`p/${card.urlKey}`)}>{card.name}</Link>
			</Title>
			<CardPrice price={card.price} />
			<CardSwatches card={card} />
		</article>
	)
}

/** The back comes into sight, and over the network, only when a mouse asks for it. */
function CardPictures({ card, sizes, loading }: Required<Pick<ProductCardProps, 'card' | 'sizes' | 'loading'>>) {
	const [isAsked, setAsked] = useState(false)
	const [front, back] = card.pictures
	if (!front) return <MissingPicture />
	return (
		<div onPointerEnter={(event) => event.pointerType === 'mouse' && setAsked(true)}>
			<Picture {...front} alt="" sizes={sizes} priority={loading === 'first'} eager={loading === 'eager'} />
			{isAsked && back && (
				<div className="product-card-back">
					<Picture {...back} alt="" sizes={sizes} eager />
				</div>
			)}
		</div>
	)
}

function CardSwatches({ card: { swatches, moreColors } }: Pick<ProductCardProps, 'card'>) {
	const t = useTranslations('plp')
	if (swatches.length === 0) return <div />
	return (
		<p className="product-card-swatches">
			<span className="visually-hidden">{t('colors', { n: swatches.length + moreColors })}</span>
			{swatches.map(({ name, swatch }) => (
				<span key={name} className="swatch-dot" style={{ background: swatch }} />
			))}
			{moreColors > 0 && (
				<span className="type-micro muted" aria-hidden="true">
					+{moreColors}
				</span>
			)}
		</p>
	)
}
