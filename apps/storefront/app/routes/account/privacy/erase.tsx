import { Link } from 'react-router'
import { invoiceYears } from '@vitrine/market/retention'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/erase'
import { AccountPage } from '#app/document/account/account-page.tsx'
import { requireCustomer } from '#app/request/account/answers.ts'
import { readErasure } from './gateway.ts'

export const handle: PageHandle = { namespaces: ['account', 'storeCredit'], pageType: 'espace client' }

export async function loader({ request, context }: Route.LoaderArgs) {
	const args = { request, context }
	const [erasure] = await Promise.all([readErasure(args), requireCustomer(args)])
	return erasure
}

const GOES = ['profile', 'bag', 'letters', 'devices'] as const
const STAYS = ['invoices', 'figures', 'cards'] as const

/** Says what an erasure takes and what the law keeps, before anything is asked (GDPR art. 12, 17, law 9). */
export default function Erase({ loaderData: { open, storeCredit } }: Route.ComponentProps) {
	const t = useTranslations('account.erase')
	const credit = useTranslations('storeCredit.erase')
	const { site } = useDocument()
	const room = useTranslations('account.nav')
	const to = useLocalePath()
	const back = to('account/privacy')
	return (
		<AccountPage
			room="privacy"
			title={t('title')}
			heading={t.rich('heading', emphasis)}
			back={{ to: back, label: room('privacy') }}
		>
			<p className="account-now">{t('text')}</p>
			<section className="account-section">
				<h2 className="type-title-m">{t('goesTitle')}</h2>
				<ul className="account-points">
					{GOES.map((what) => (
						<li key={what}>{t(`goes.${what}`)}</li>
					))}
				</ul>
			</section>
			<section className="account-section">
				<h2 className="type-title-m">{t('staysTitle')}</h2>
				<ul className="account-points">
					{STAYS.map((what) => (
						<li key={what}>{t(`stays.${what}`, { years: invoiceYears(site) })}</li>
					))}
				</ul>
			</section>
			{storeCredit && (
				<Notice tone="warning" title={credit('title')} className="account-notice">
					{credit('text', { amounts: storeCredit })}
				</Notice>
			)}
			{open.length > 0 ? <Open open={open} /> : <p className="account-now">{t('copyFirst')}</p>}
			<p className="account-actions">
				{open.length === 0 && (
					<ButtonLink to={to('account/privacy/erase/confirm')} variant="secondary">
						{t('continue')}
					</ButtonLink>
				)}
				<ButtonLink to={back} variant="tertiary">
					{t('keep')}
				</ButtonLink>
			</p>
		</AccountPage>
	)
}

/** What has to end first, each with the page on which it goes on. */
function Open({ open }: { open: Route.ComponentProps['loaderData']['open'] }) {
	const t = useTranslations('account.erase')
	const to = useLocalePath()
	return (
		<Notice tone="warning" title={t('openTitle')} className="account-notice">
			<p>{t('openText')}</p>
			<ul className="account-points">
				{open.map(({ orderNumber, kind }) => (
					<li key={`${orderNumber} ${kind}`}>
						<Link to={to(`account/orders/${orderNumber}`)} className="link">
							{orderNumber}
						</Link>
						{` · ${t(`open.${kind}`)}`}
					</li>
				))}
			</ul>
		</Notice>
	)
}
