import { useTranslations } from 'use-intl'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/names.ts'
import type { DeliveryView } from './delivery-view.ts'
import { InStores } from './in-stores.tsx'

const ICONS = { home: 'truck', relay: 'parcel', store: 'store' } as const satisfies Record<
	DeliveryView['kind'],
	IconName
>

type DeliveryFactsProps = { delivery: DeliveryView[]; freeDelivery: string | null; canReserve: boolean }

/** Days rather than speeds: when it is there at the latest, what free delivery needs, how it goes back; and the store instead. */
export function DeliveryFacts({ delivery, freeDelivery, canReserve }: DeliveryFactsProps) {
	const t = useTranslations('pdp')
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
					<InStores />
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
