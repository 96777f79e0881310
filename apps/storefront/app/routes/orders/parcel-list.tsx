import { useTranslations } from 'use-intl'
import { Icon } from '#app/ui/icon/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { ParcelView } from '#app/document/orders/status-view.ts'
import './parcel-list.css'

/** The parcels of an order, each with its carrier and the way to follow it. Needs the messages `follow`. */
export function ParcelList({ parcels }: { parcels: readonly ParcelView[] }) {
	const t = useTranslations('follow')
	if (parcels.length === 0) return null
	return (
		<ul className="parcel-list">
			{parcels.map((parcel, index) => (
				<li key={parcel.id} className="selvedge parcel">
					<p className="type-title-m">
						{parcels.length > 1 ? t('parcelOf', { n: index + 1, of: parcels.length }) : t('parcel')}
					</p>
					<p className="muted">{t(`news.${parcel.event}`, { date: parcel.date })}</p>
					<p className="parcel-number">
						<span>{parcel.carrier}</span>
						{parcel.trackingUrl ? (
							<a className="link" href={parcel.trackingUrl} target="_blank" rel="noreferrer">
								{parcel.trackingNumber}
								<Icon name="external" size={16} />
								<VisuallyHidden>{t('newTab')}</VisuallyHidden>
							</a>
						) : (
							<span>{parcel.trackingNumber}</span>
						)}
					</p>
					{parcels.length > 1 && (
						<ul className="type-small muted">
							{parcel.lines.map((line) => (
								<li key={line.position}>{t('line', line)}</li>
							))}
						</ul>
					)}
				</li>
			))}
		</ul>
	)
}
