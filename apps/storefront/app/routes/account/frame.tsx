import { Outlet, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/frame'
import { AccountNav } from './account-nav.tsx'
import type { AccountFeatures } from '#app/document/account/entries.ts'
import { requireCustomer } from '#app/request/account/answers.ts'
import '#app/document/account/account-page.css'
import './account.css'

export const handle: PageHandle = { namespaces: ['account'], middleware: ['signed-in'] }

export async function loader({ request, context }: Route.LoaderArgs) {
	const args = { request, context }
	const [customer, params] = await Promise.all([requireCustomer(args), context.get(requestContext).siteRecord()])
	const { loyalty, wishlist, ereservation: reservations, myDownloads: documents } = params
	const features: AccountFeatures = { loyalty, wishlist, reservations, documents }
	return { firstName: customer.firstName, features }
}

/** No cache stores a personal page (R101). */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

/** Greeting and the way around the account; each of its rooms is an outlet of this one. */
export default function AccountFrame({ loaderData: { firstName, features } }: Route.ComponentProps) {
	const t = useTranslations('account')
	const to = useLocalePath()
	const isHome = useLocation().pathname === to('account')
	const hello = t.rich('hello', { ...emphasis, name: firstName })
	return (
		<div className="page-container account" data-home={isHome || undefined}>
			<div className="account-aside">
				{isHome ? (
					<h1 className="account-hello type-display-m">{hello}</h1>
				) : (
					<p className="account-hello type-title-m">{hello}</p>
				)}
				<AccountNav features={features} />
			</div>
			<div className="account-room">
				<Outlet context={features} />
			</div>
		</div>
	)
}
