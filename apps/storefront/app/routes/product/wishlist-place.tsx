import { WishlistButton, type Product } from '#app/document/wishlist/wishlist-button.tsx'
import { useHasWishlist } from '#app/document/wishlist/use-saved.ts'

/** Beside the button of the page: the place is kept from the first paint on, so that nothing moves when the wishlist button comes. */
export function WishlistPlace({ product }: { product: Product }) {
	if (!useHasWishlist()) return null
	return (
		<span className="heart-place">
			<WishlistButton product={product} className="heart-framed" />
		</span>
	)
}
