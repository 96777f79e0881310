import { useSyncExternalStore } from 'react'
import { useDocument } from '#app/document/document.tsx'
import { useShopFacts } from '#app/document/shop-facts.ts'
import { type Saved, savedOn, subscribe } from './saved.ts'

/** Whether the site has a wishlist (R116). */
export function useHasWishlist(): boolean {
	return useShopFacts()?.hasWishlist ?? false
}

/** What this device has saved on the site; undefined on the server and until the page is alive. */
export function useSaved(): readonly Saved[] | undefined {
	const { site } = useDocument()
	return useSyncExternalStore(subscribe, () => savedOn(site), notYet)
}

/** Whether a garment is saved; a card is drawn again only when its own answer changes. */
export function useIsSaved(id: string): boolean | undefined {
	const { site } = useDocument()
	return useSyncExternalStore(subscribe, () => savedOn(site).some((one) => one.id === id), notYet)
}

function notYet(): undefined {
	return undefined
}
