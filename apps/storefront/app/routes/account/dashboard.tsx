import { useOutletContext } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '#app/site/head/page-head.tsx'
import { useLocalePath } from '#app/site/locale/links.ts'
import type { PageHandle } from '#app/site/locale/texts.tsx'
import type { Route } from './+types/dashboard'
import { AccountRows } from './account-nav.tsx'
import { addressChoices, addressView } from './address-view.ts'
import type { AccountFeatures } from './entries.ts'
import { listAddresses } from './gateway.ts'
import { Panel } from './panel.tsx'

export const handle: PageHandle = { namespaces: ['account'], pageType: 'espace client' }

export async function loader({ request, context }: Route.LoaderArgs) {
	const visit = { request, context }
	const [choices, saved] = await Promise.all([addressChoices(visit), listAddresses(visit)])
	const usual = saved.find(({ isDefaultDelivery }) => isDefaultDelivery) ?? saved[0]
	return { address: usual ? addressView(usual, choices).lines : null }
}

/** Where somebody arrives who has signed in: what is under way, and the way to everything else. */
export default function Dashboard({ loaderData: { address } }: Route.ComponentProps) {
	const t = useTranslations('account')
	const to = useLocalePath()
	const features = useOutletContext<AccountFeatures>()
	return (
		<>
			<PageHead title={t('title')} noindex />
			<div className="account-panels">
				<Panel
					title={t('nav.addresses')}
					to={to('account/addresses')}
					link={t(address ? 'panel.addresses' : 'panel.addAddress')}
				>
					{address ? (
						<address className="not-italic">
							{address.map((line) => (
								<span key={line} className="block">
									{line}
								</span>
							))}
						</address>
					) : (
						<p className="text-ink-2">{t('addresses.empty')}</p>
					)}
				</Panel>
			</div>
			<AccountRows features={features} />
		</>
	)
}
