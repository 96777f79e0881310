import type { Samples } from '../declaration/test-gather-samples.ts'
import { ALERT_WORDING } from './contract.ts'

export const samples: Samples = {
	accepted: ['getWishlist', 'mergeWishlist', 'removeFromWishlist', 'shareWishlist', 'stopSharingWishlist'],
	values: () => ({
		savedAt: ['2026-11-21T10:00:00.000Z'],
		wordingVersion: [ALERT_WORDING],
		pageUrl: ['https://fr.localhost/fr/wishlist/alert/?alert=ALERT_ID'],
	}),
}
