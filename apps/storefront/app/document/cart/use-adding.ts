import { useFetcher } from 'react-router'
import { useDocument } from '#app/document/document.tsx'
import type { CartAnswer } from './use-cart-form.ts'

/** The one fetcher of everything that is put into the cart from a page: it is sent here, told of where the cart is, and its button is busy meanwhile. */
export function useAdding() {
	const { locale } = useDocument()
	return useFetcher<CartAnswer>({ key: `add-to-bag ${locale}` })
}
