import { suggestRoute } from '@vitrine/commerce/search/contract'
import type { RouterContextProvider } from 'react-router'
import { requestContext } from '#app/request/context.ts'
import { cardView } from '#app/document/products/card-view.ts'
import { findProducts } from '#app/request/products/gateway.ts'

const SHOWN_GOODS = 8

/** Suggestions for an empty search or one without results. The page works without them. */
export async function loadStart(context: Readonly<RouterContextProvider>) {
	const { gateway, tag } = context.get(requestContext)
	const [start, goods] = await Promise.all([
		gateway.callResult(suggestRoute, { query: {} }),
		findProducts(gateway, { sort: 'featured', 'page-size': SHOWN_GOODS }),
	])
	return { terms: start.ok ? start.data.terms : [], cards: goods.map((card) => cardView(tag, card)) }
}

export type StartView = Awaited<ReturnType<typeof loadStart>>
