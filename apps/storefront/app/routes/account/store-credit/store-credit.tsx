import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Route } from './+types/store-credit'
import { AccountPage } from '#app/document/account/account-page.tsx'
import { readStoreCredit } from './gateway.ts'
import { storeCreditView } from './store-credit-view.ts'

export const handle: PageHandle = { namespaces: ['account', 'storeCredit'], pageType: 'espace client' }

export async function loader({ request, context }: Route.LoaderArgs) {
	return storeCreditView(await readStoreCredit({ request, context }), context.get(requestContext))
}

/** What the shop owes its customer, and every movement of it (decision 0066). */
export default function StoreCredit({ loaderData: { balances, entries } }: Route.ComponentProps) {
	const t = useTranslations('storeCredit')
	const to = useLocalePath()
	if (balances.length === 0)
		return (
			<AccountPage room="storeCredit">
				<EmptyState
					title={t('empty')}
					text={t('emptyText')}
					action={<ButtonLink to={to('account/orders')}>{t('toOrders')}</ButtonLink>}
				/>
			</AccountPage>
		)
	return (
		<AccountPage room="storeCredit">
			<dl className="account-panel account-credit">
				<dt className="type-ui">{t('available')}</dt>
				{balances.map((balance) => (
					<dd key={balance} className="type-price-l">
						{balance}
					</dd>
				))}
			</dl>
			<p className="account-now muted">{t('about')}</p>
			<section className="account-section">
				<h2 className="type-title-l thread">{t('entries')}</h2>
				<ul className="account-list">
					{entries.map(({ kind, orderNumber, on, amount }, index) => (
						<li key={index} className="account-item">
							<span className="account-item-text">
								<span className="type-ui">{t(`kind.${kind}`)}</span>
								<span className="type-small muted">{on} · </span>
								<Link to={to(`account/orders/${orderNumber}`)} className="link type-small">
									{t('order', { number: orderNumber })}
								</Link>
							</span>
							<span className="account-amount type-ui">{amount}</span>
						</li>
					))}
				</ul>
			</section>
		</AccountPage>
	)
}
