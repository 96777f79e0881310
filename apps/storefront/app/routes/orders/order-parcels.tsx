import { useTranslations } from 'use-intl'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { ParcelView } from '#app/document/orders/status-view.ts'

/** Who brings what, and where they tell how it stands. With several parcels each says what is in it. */
export function OrderParcels({ parcels }: { parcels: readonly ParcelView[] }) {
	const t = useTranslations('account.order')
	return (
		<ul className="order-parcels">
			{parcels.map((parcel, index) => (
				<li key={parcel.id} className="order-parcel">
					<Icon name="parcel" size={24} />
					<div>
						<p className="type-ui">
							{parcels.length > 1
								? t('parcelOf', { n: index + 1, count: parcels.length, carrier: parcel.carrier })
								: t('parcel', { carrier: parcel.carrier })}
						</p>
						<p>
							{parcel.trackingUrl ? (
								<a href={parcel.trackingUrl} className="link order-tracking" rel="noreferrer">
									{t('number', { number: parcel.trackingNumber })}
									<Icon name="external" size={16} />
								</a>
							) : (
								t('number', { number: parcel.trackingNumber })
							)}
						</p>
						{parcel.event === 'delivered' && <p className="muted">{t('deliveredOn', { date: parcel.date })}</p>}
						{parcels.length > 1 && (
							<ul className="type-small muted">
								{parcel.lines.map((line) => (
									<li key={line.position}>{t('inIt', { n: line.quantity, name: line.name, size: line.sizeLabel })}</li>
								))}
							</ul>
						)}
					</div>
				</li>
			))}
		</ul>
	)
}
