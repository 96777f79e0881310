import { useEffect, useSyncExternalStore } from 'react'
import { useDocument } from '#app/document/document.tsx'
import { useShopFacts } from '#app/document/shop-facts.ts'
import { useSignedIn } from '#app/document/signed-in/use-signed-in.ts'
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

/** Of who is signed in, fetches the account's list and sends what is pressed (decision 0067); for everybody else it loads nothing. */
export function useAccountList(hasWishlist: boolean): void {
	const { site } = useDocument()
	const isSignedIn = useSignedIn()
	useEffect(() => {
		if (hasWishlist && isSignedIn)
			import('./account-list.ts').then(({ watchAccountList }) => watchAccountList(site)).catch(notYet)
	}, [site, isSignedIn, hasWishlist])
}

function notYet(): undefined {
	return undefined
}
