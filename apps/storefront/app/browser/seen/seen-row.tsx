import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { Texts } from '#app/document/languages/texts.tsx'
import type { CardView } from '#app/document/products/card-view.ts'
import { CARD_SIZES, ProductCard } from '#app/document/products/product-card.tsx'
import { Button } from '#app/ui/button.tsx'
import './seen.css'

type SeenRowProps = {
	cards: readonly CardView[]
	/** `told`: what a person is told of it. */
	onClear: (told: string) => void
}

/** The cards of what was looked at, the latest first, as other rows of the page have theirs. Brings the words of its head. */
export function SeenRow({ cards, onClear }: SeenRowProps) {
	const id = useId()
	return (
		<section className="section-gap" aria-labelledby={id}>
			<Texts namespaces={['seen']}>
				<Head id={id} onClear={onClear} />
			</Texts>
			<ul className="product-row seen-row" data-list="recently-viewed">
				{cards.map((card) => (
					<li key={card.id}>
						<ProductCard card={card} sizes={CARD_SIZES} headingLevel={3} />
					</li>
				))}
			</ul>
		</section>
	)
}

function Head({ id, onClear }: { id: string; onClear: SeenRowProps['onClear'] }) {
	const t = useTranslations('seen')
	return (
		<div className="product-row-head heading-gap">
			<h2 id={id} className="type-display-m thread">
				{t.rich('title', emphasis)}
			</h2>
			<Button variant="tertiary" className="seen-clear" onClick={() => onClear(t('cleared'))}>
				{t('clear')}
			</Button>
		</div>
	)
}
