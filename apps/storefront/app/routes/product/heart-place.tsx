import { Heart, type Garment } from '#app/site/wishlist/heart.tsx'
import { useHasWishlist } from '#app/site/wishlist/use-saved.ts'

/** Beside the button of the page: the place is kept from the first paint on, so that nothing moves when the heart comes. */
export function HeartPlace({ garment }: { garment: Garment }) {
	if (!useHasWishlist()) return null
	return (
		<span className="heart-place">
			<Heart garment={garment} className="heart-framed" />
		</span>
	)
}
