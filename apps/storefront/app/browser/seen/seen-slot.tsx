import { type ComponentType, useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { useDocument } from '#app/document/document.tsx'
import type { SeenProps } from './seen-rail.tsx'
import { useMayRemember } from './may-remember.ts'

/**
 * The place of what was looked at lately, last in the page (decision 0134). The rail and all that remembers come to who has
 * agreed to it, and to nobody else.
 */
export function SeenSlot() {
	const mayRemember = useMayRemember()
	const shown = useShown()
	const { locale } = useDocument()
	const [Rail, setRail] = useState<ComponentType<SeenProps>>()
	const isWanted = mayRemember && shown !== undefined
	useEffect(() => {
		if (isWanted) import('./seen-rail.tsx').then(({ SeenRail }) => setRail(() => SeenRail)).catch(() => undefined)
	}, [isWanted])
	return isWanted && Rail ? <Rail key={`${locale} ${shown}`} shown={shown} /> : null
}

type Data = { product?: { id: string } | null; start?: { cards: object[] } }

/** The colorway the page is about; an empty text on a page that has found nothing, and undefined where the rail has no place. */
function useShown(): string | undefined {
	const { id, loaderData } = useMatches().at(-1) ?? {}
	const { product, start } = (loaderData ?? {}) as Data
	if (id === 'routes/product/product') return product?.id
	return id === 'routes/search/search' && start?.cards.length ? '' : undefined
}
