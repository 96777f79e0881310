import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/names.ts'
import type { DeliveryView } from './delivery-view.ts'

const ICONS = { home: 'truck', relay: 'parcel', store: 'store' } as const satisfies Record<
	DeliveryView['kind'],
	IconName
>

type DeliveryFactsProps = { delivery: DeliveryView[]; freeDelivery: string | null; canReserve: boolean }

/** Days rather than speeds: when it is there at the latest, what free delivery needs, how it goes back; and the store instead. */
export function DeliveryFacts({ delivery, freeDelivery, canReserve }: DeliveryFactsProps) {
	const t = useTranslations('pdp')
	const to = useLocalePath()
	const { urlKey } = useParams()
	const kinds = (['home', 'relay', 'store'] as const).flatMap(
		(kind) => delivery.find((method) => method.kind === kind) ?? [],
	)
	return (
		<ul className="delivery-facts">
			{kinds.map(({ id, kind, by }) => (
				<li key={id}>
					<Icon name={ICONS[kind]} size={20} />
					{t(`by.${kind}`, { date: by })}
				</li>
			))}
			{canReserve && (
				<li>
					<Icon name="hanger" size={20} />
					<Link to={to(`p/${urlKey}/reserve`)} className="link">
						{t('reserve')}
					</Link>
				</li>
			)}
			{freeDelivery && (
				<li>
					<Icon name="gift" size={20} />
					{t('freeFrom', { amount: freeDelivery })}
				</li>
			)}
			<li>
				<Icon name="return" size={20} />
				{t('returns')}
			</li>
		</ul>
	)
}
