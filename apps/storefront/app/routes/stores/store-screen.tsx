import type { Store } from '@vitrine/commerce/stores/contract'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { JsonLd, PageHead } from '#app/document/head/page-head.tsx'
import { PageBreadcrumb } from '#app/document/layout/page-breadcrumb.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { AddressLines } from '#app/ui/address-lines.tsx'
import type { MapView } from './map-view.ts'
import { OpenWords } from '#app/document/dates/open-words.tsx'
import type { DayView, OpenState } from '#app/document/dates/opening-hours.ts'
// Here and not with the map, whose code comes late: nothing moves when it does (R137).
import './store-map.css'
import './stores.css'

/** Only where a site wants the map (R120). */
const StoreMap = lazy(async () => ({ default: (await import('./store-map.tsx')).StoreMap }))

type StoreScreenProps = {
	store: Omit<Store, 'openingHours'>
	/** Where it is. */
	lines: string[]
	week: DayView[]
	open: OpenState
	/** For search engines. */
	facts: object
	/** Where in the country it is; null where the site shows no map. */
	map: MapView | null
}

/** One store: where it is, when it is open, what it does. */
export function StoreScreen({ store, facts, lines, week, open, map }: StoreScreenProps) {
	const t = useTranslations('stores')
	const directions = `https://www.openstreetmap.org/directions?to=${store.latitude},${store.longitude}`
	return (
		<div className="page-container">
			<PageHead
				title={`${store.name}, ${store.street}`}
				description={t('storeDescription', { name: store.name, place: lines.join(', ') })}
			/>
			<JsonLd facts={facts} />
			<PageBreadcrumb steps={[{ label: t('pageTitle'), path: 'stores' }, { label: store.name }]} />
			<h1 className="type-display-l">{store.name}</h1>
			<p className="lead">
				<OpenWords open={open} />
			</p>
			<div className="store-facts">
				<section>
					<h2 className="type-title-m">{t('address')}</h2>
					<AddressLines lines={lines}>
						{store.phone && (
							<a href={`tel:${store.phone}`} className="link link-target">
								{store.phone}
							</a>
						)}
					</AddressLines>
					<ButtonLink href={directions} variant="secondary" trailingIcon="external">
						{t('directions')}
					</ButtonLink>
					{map && <Services services={store.services} />}
				</section>
				<section>
					<h2 className="type-title-m">{t('hours')}</h2>
					<table>
						<tbody>
							{week.map((day) => (
								<tr key={day.name} className={day.isToday ? 'store-today' : undefined}>
									<th scope="row">{day.isToday ? t('today', { day: day.name }) : day.name}</th>
									<td>{day.hours ?? t('closedDay')}</td>
								</tr>
							))}
						</tbody>
					</table>
				</section>
				{/* The map's part of the width, where there is none. */}
				{!map && (
					<section className="store-services">
						<Services services={store.services} />
					</section>
				)}
				{map && (
					<Suspense fallback={<div className="store-map-place" />}>
						<StoreMap map={map} selected={store.id} />
					</Suspense>
				)}
			</div>
		</div>
	)
}

/** A service we have no word for is not mentioned. */
function Services({ services }: { services: string[] }) {
	const t = useTranslations('stores')
	const service = useTranslations('stores.service')
	type Key = Parameters<typeof service>[0]
	const known = services.filter((code) => service.has(code as Key))
	if (known.length === 0) return null
	return (
		<>
			<h2 className="type-title-m">{t('services')}</h2>
			<ul>
				{known.map((code) => (
					<li key={code}>{service(code as Key)}</li>
				))}
			</ul>
		</>
	)
}
