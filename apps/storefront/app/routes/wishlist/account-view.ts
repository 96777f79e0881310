import type { Wishlist } from '@vitrine/commerce/wishlists/contract'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { answerOf } from '#app/request/account/answers.ts'
import type { CardView } from '#app/document/products/card-view.ts'
import type { Saved } from '#app/document/wishlist/saved.ts'
import { cardsOf, getWishlist, pageOf, savedOf } from './gateway.ts'

/** The list of an account, as its page draws it without a script. */
export type AccountView = {
	saved: Saved[]
	/** Of this page, `asked` those it has asked for: of the rest nothing is known yet. */
	cards: CardView[]
	asked: string[]
	page: number
	pageCount: number
	/** Null while it is not shared. */
	shareUrl: string | null
	/** How many alerts there are, by colorway. */
	alerts: Record<string, number>
}

/** The list of who is signed in; null for everybody else, and for who is not any more. */
export async function accountView(args: LoaderArgs): Promise<AccountView | null> {
	if (!args.context.get(requestContext).session.isSignedIn) return null
	const result = await getWishlist(args)
	if (!result.ok && result.problem.code === 'access-token-refused') return null
	const wishlist = await answerOf(args, result)
	const saved = savedOf(wishlist)
	const { page, count, ids } = pageOf(
		args,
		saved.map(({ id }) => id),
	)
	const alerts = Map.groupBy(wishlist.alerts, ({ colorwayId }) => colorwayId)
	return {
		saved,
		cards: await cardsOf(args, ids),
		asked: [...ids],
		page,
		pageCount: count,
		shareUrl: shareUrl(args, wishlist),
		alerts: Object.fromEntries([...alerts].map(([id, those]) => [id, those.length])),
	}
}

function shareUrl({ request, context }: LoaderArgs, { shareToken }: Wishlist): string | null {
	if (!shareToken) return null
	return new URL(localePath(context.get(requestContext).locale, `wishlist/shared/${shareToken}`), request.url).href
}
