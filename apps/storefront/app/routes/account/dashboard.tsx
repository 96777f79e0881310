import type { ReactNode } from 'react'
import { Link, useOutletContext } from 'react-router'
import { useTranslations } from 'use-intl'
import { PART_TIMEOUT, withTimeout } from '#app/request/gateway/with-timeout.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { AddressLines } from '#app/ui/address-lines.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/dashboard'
import { AccountRows } from './account-nav.tsx'
import { BarCode } from './loyalty/bar-code.tsx'
import { dashboardView } from './dashboard-view.ts'
import type { AccountFeatures } from '#app/document/account/entries.ts'
import { LastOrder } from './last-order.tsx'
import { PasskeyOffer } from './security/passkey-offer.tsx'
import { loadPasskeyOffer } from './security/passkey-view.ts'
import './dashboard.css'

type PanelProps = { title: string; to: string; link: string; className?: string; children: ReactNode }

export const handle: PageHandle = { namespaces: ['account', 'follow'], pageType: 'espace client' }

export async function loader({ request, context }: Route.LoaderArgs) {
	const args = { request, context }
	const [view, offer] = await Promise.all([
		dashboardView(args),
		withTimeout(PART_TIMEOUT, loadPasskeyOffer(args), null),
	])
	return { ...view, offer }
}

/** The page after the sign-in: what is under way, and links to everything else. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('account')
	const to = useLocalePath()
	const features = useOutletContext<AccountFeatures>()
	const { card, lastOrder, offer } = loaderData
	return (
		<>
			<PageHead title={t('title')} noindex />
			{lastOrder === null && (
				<EmptyState title={t('orders.empty')} action={<ButtonLink to={to('new')}>{t('orders.seeNew')}</ButtonLink>} />
			)}
			<div className="account-panels">
				{lastOrder && <LastOrder last={lastOrder} />}
				{lastOrder === undefined && (
					<Notice tone="error" className="account-panel-wide">
						{t('panel.away')}
					</Notice>
				)}
				{features.loyalty && <CardPanel card={card} />}
				<SmallPanels features={features} data={loaderData} />
			</div>
			<AccountRows features={features} />
			{offer && <PasskeyOffer {...offer} />}
		</>
	)
}

/** The card at hand, or the place for it. */
function CardPanel({ card }: { card: string | null }) {
	const t = useTranslations('account')
	const to = useLocalePath()
	return (
		<Panel
			title={t('nav.loyalty')}
			to={to('account/loyalty')}
			link={t(card ? 'panel.card' : 'panel.addCard')}
			className="card-panel"
		>
			{card ? <BarCode digits={card} label={t('loyalty.number', { number: card })} /> : <p>{t('panel.noCard')}</p>}
		</Panel>
	)
}

type SmallPanelsProps = { features: AccountFeatures; data: Route.ComponentProps['loaderData'] }

function SmallPanels({ features, data: { address, document, reservation } }: SmallPanelsProps) {
	const t = useTranslations('account')
	const to = useLocalePath()
	return (
		<div className="account-panels-small">
			{features.reservations && (
				<Panel title={t('nav.reservations')} to={to('account/reservations')} link={t('panel.reservations')}>
					<Part value={reservation} none={t('reservations.empty')}>
						{(held) => (
							<p className="lines">
								<span>{held.name}</span>
								<span className="muted">{held.store}</span>
								<span className="muted">{t('reservations.status.held', { moment: held.until })}</span>
							</p>
						)}
					</Part>
				</Panel>
			)}
			<Panel
				title={t('nav.addresses')}
				to={to('account/addresses')}
				link={t(address === null ? 'panel.addAddress' : 'panel.addresses')}
			>
				<Part value={address} none={t('addresses.empty')}>
					{(lines) => <AddressLines lines={lines} />}
				</Part>
			</Panel>
			{features.documents && (
				<Panel title={t('nav.documents')} to={to('account/documents')} link={t('panel.documents')}>
					<Part value={document} none={t('documents.empty')}>
						{({ kind, number, on }) => (
							<p className="lines">
								<span>{t(`documents.kind.${kind}`)}</span>
								<span className="muted">{number}</span>
								<span className="muted">{on}</span>
							</p>
						)}
					</Part>
				</Panel>
			)}
		</div>
	)
}

type PartProps<T> = { value: T | null | undefined; none: string; children: (value: T) => ReactNode }

/** What there is, or that there is none, or that it cannot be had just now. */
function Part<T>({ value, none, children }: PartProps<T>) {
	const t = useTranslations('account')
	if (value === undefined) return <p className="muted">{t('panel.away')}</p>
	return value === null ? <p className="muted">{none}</p> : children(value)
}

/** A part of the dashboard: what there is, and the way to all of it. */
function Panel({ title, to, link, className, children }: PanelProps) {
	return (
		<section className={className ? `account-panel ${className}` : 'account-panel'}>
			<h2 className="type-title-m">{title}</h2>
			{children}
			<p className="account-panel-link">
				<Link to={to} className="link">
					{link}
				</Link>
			</p>
		</section>
	)
}
