import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { removeSaved, addSaved, savedOn } from './saved.ts'
import { useHasWishlist, useIsSaved } from './use-saved.ts'

/** What is remembered and told of a garment. */
export type Product = { id: string; name: string; colorName: string; price: { centAmount: number } }

/**
 * Saves a garment, or takes it away (R116). It comes once the page is alive: what a server sends would be dead without a
 * script, and the same for everybody. What it says comes with the first press.
 */
export function WishlistButton({ product, className }: { product: Product; className: string }) {
	const t = useTranslations('plp')
	const { site, locale } = useDocument()
	const to = useLocalePath()
	const hasWishlist = useHasWishlist()
	const { id, name, price } = product
	const isSaved = useIsSaved(id)
	if (!hasWishlist || isSaved === undefined) return null
	function press({ currentTarget }: MouseEvent<HTMLElement>) {
		const listId = currentTarget.closest<HTMLElement>('[data-list]')?.dataset['list']
		const before = savedOn(site).find((one) => one.id === id)
		if (before) removeSaved(site, [id])
		else addSaved(site, { id, at: Date.now(), centAmount: price.centAmount })
		const undo = before && (() => addSaved(site, before))
		void import('./saved-notice.tsx').then(
			({ announceSaved }) => announceSaved({ product, listId, locale, path: to('wishlist'), undo }),
			// Saved it is; only the words are lost.
			() => undefined,
		)
	}
	return (
		<IconButton
			icon={isSaved ? 'heart-filled' : 'heart'}
			label={t('save', { name })}
			aria-pressed={isSaved}
			className={className}
			onClick={press}
		/>
	)
}
