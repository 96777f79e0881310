import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { useHasWishlist } from '#app/document/wishlist/use-saved.ts'
import { type Product, WishlistButton } from '#app/document/wishlist/wishlist-button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'

/**
 * Beside the button of the page: the place is kept from the first paint on, so that nothing moves when the wishlist button comes.
 * Without a script a form saves it in the account (decision 0067).
 */
export function WishlistPlace({ product }: { product: Product }) {
	const t = useTranslations('plp')
	const to = useLocalePath()
	if (!useHasWishlist()) return null
	const { id, name } = product
	const saving = { type: 'submit', formAction: to('wishlist'), formNoValidate: true, name: 'save', value: id } as const
	return (
		<span className="heart-place">
			<WishlistButton product={product} className="heart-framed" />
			<noscript>
				<IconButton {...saving} icon="heart" label={t('save', { name })} className="heart-framed" />
			</noscript>
		</span>
	)
}
