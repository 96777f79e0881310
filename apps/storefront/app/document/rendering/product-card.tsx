import type { ComponentProps } from 'react'
import { useDocument } from '#app/document/document.tsx'
import { ProductCard as Card } from '#app/document/products/product-card.tsx'
import { useShopFacts } from '#app/document/shop-facts.ts'
import { KeptPart } from './kept-parts.tsx'

/** On the server: a garment is the same in every list. */
export function ProductCard(props: ComponentProps<typeof Card>) {
	const { locale, site, isNativeApp } = useDocument()
	const { hasQuickAdd } = useShopFacts() ?? {}
	return (
		<KeptPart of={`card ${locale} ${site} ${isNativeApp} ${hasQuickAdd} ${JSON.stringify(props)}`}>
			<Card {...props} />
		</KeptPart>
	)
}
