import { data, Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { flaggedPlaces } from '#app/request/web-domain/flagged-places.ts'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { localePath } from '#app/facts/locale/path.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { answerOf } from '#app/request/account/answers.ts'
import type { Route } from './+types/wishlist'
import { accountView } from './account-view.ts'
import { cardsOf, changeWishlist, requireWishlist, setSharing } from './gateway.ts'
import { SavedList } from './saved-list.tsx'
import { SharePanel } from './share-panel.tsx'
import '#app/document/lists/lists.css'
import './wishlist.css'

export const handle: PageHandle = { namespaces: ['wishlist', 'plp'], pageType: 'liste' }

/** The same for every visitor: what is saved, the device knows; of who is signed in, the account (decision 0067). Where the site has no wishlist there is no page (R116). */
export async function loader({ request, context }: Route.LoaderArgs) {
	const args = { request, context }
	await requireWishlist(args)
	const places = await flaggedPlaces(context.get(requestContext).directory, { path: 'wishlist', flag: 'wishlist' })
	const account = await accountView(args)
	const personal = { headers: { 'Cache-Control': 'private, no-store' } }
	return data({ ...places, account }, account ? personal : {})
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The forms of the account's list: they need no script. Who is not signed in is led there, and back to the list. */
export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	await requireWishlist(args)
	const form = await request.formData()
	const [save, remove, share] = ['save', 'remove', 'share'].map((name) => String(form.get(name) ?? ''))
	if (share) await answerOf(args, await setSharing(args, share === 'on'))
	else if (remove) await answerOf(args, await changeWishlist(args, { save: [], remove: [remove.slice(0, 64)] }))
	else if (save) await saveOne(args, save.slice(0, 64))
	throw redirectTo(localePath(context.get(requestContext).locale, 'wishlist'), { status: 303 })
}

/** What is not sold here is not saved. */
async function saveOne(args: LoaderArgs, id: string): Promise<void> {
	const [card] = /^[\w-]+$/.test(id) ? await cardsOf(args, [id]) : []
	if (!card) return
	const entry = { id: card.id, at: Date.now(), centAmount: card.price.centAmount }
	await answerOf(args, await changeWishlist(args, { save: [entry], remove: [] }))
}

export default function Wishlist({ loaderData: { account } }: Route.ComponentProps) {
	const t = useTranslations('wishlist')
	const to = useLocalePath()
	return (
		<div className="page-container">
			<PageHead title={t('title')} noindex />
			<header className="list-head list-head-alone">
				<h1 className="type-display-l">{t.rich('heading', emphasis)}</h1>
			</header>
			<p className="measure wishlist-kept muted">{account ? t('keptInAccount') : t('kept')}</p>
			{!account && (
				<>
					<p className="measure">
						<Link
							to={`${to('auth/sign-in')}?return=${encodeURIComponent(to('wishlist'))}`}
							className="link link-target"
						>
							{t('signIn')}
						</Link>
					</p>
					<noscript>
						<p className="measure wishlist-needs">{t('needsScript')}</p>
					</noscript>
				</>
			)}
			{account && <SharePanel url={account.shareUrl} isEmpty={account.saved.length === 0} />}
			<SavedList account={account} />
		</div>
	)
}
