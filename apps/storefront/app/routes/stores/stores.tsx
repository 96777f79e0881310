import { lazy, Suspense, useState } from 'react'
import { placeLines } from '@vitrine/market/address-lines'
import { Form, Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { requestContext } from '#app/request/context.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/stores'
import { listStores } from './gateway.ts'
import { mapView } from './map-view.ts'
import { OpenWords } from '#app/document/dates/open-words.tsx'
import { openState } from '#app/document/dates/opening-hours.ts'
// Here and not with the map, whose code comes late: nothing moves when it does (R137).
import './store-map.css'
import './stores.css'

/** Only where a site wants the map: elsewhere not a line of its code is asked for (R120). */
const StoreMap = lazy(async () => ({ default: (await import('./store-map.tsx')).StoreMap }))

export const handle: PageHandle = { namespaces: ['stores'], pageType: 'magasins' }

export async function loader({ request, context }: Route.LoaderArgs) {
	const q = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) || undefined
	const { gateway, siteRecord, tag, timeZone, shown } = context.get(requestContext)
	shown.holdsBriefly()
	const [stores, { showMap, countryCode }] = await Promise.all([listStores(gateway, q), siteRecord()])
	const at = { now: new Date(), timeZone, tag }
	return {
		q,
		map: showMap && stores.length > 0 ? mapView(countryCode, stores) : null,
		stores: stores.map(({ id, name, slug, openingHours, ...place }) => ({
			id,
			name,
			slug,
			address: placeLines(place).join(', '),
			open: openState(openingHours, at),
		})),
	}
}

export default function Stores({ loaderData: { q, stores, map } }: Route.ComponentProps) {
	const t = useTranslations('stores')
	const [selected, setSelected] = useState<string>()
	const list = <StoreList stores={stores} onSelect={setSelected} />
	return (
		<div className="page-container page-start">
			<PageHead title={t('pageTitle')} description={t('description')} noindex={q !== undefined} />
			<h1 className="type-display-l">{t.rich('title', emphasis)}</h1>
			<Form className="field-row store-search">
				<TextField name="q" label={t('near')} hint={t('nearHint')} defaultValue={q} autoComplete="postal-code" />
				<Button type="submit" variant="secondary">
					{t('search')}
				</Button>
			</Form>
			<p role="status" className="type-small muted">
				{t('count', { n: stores.length })}
			</p>
			{map ? (
				<div className="store-finder">
					{list}
					<Suspense fallback={<div className="store-map-place" />}>
						<StoreMap map={map} selected={selected} />
					</Suspense>
				</div>
			) : (
				list
			)}
		</div>
	)
}

type StoreListProps = {
	stores: Route.ComponentProps['loaderData']['stores']
	onSelect: (id: string) => void
}

function StoreList({ stores, onSelect }: StoreListProps) {
	const to = useLocalePath()
	return (
		<ul className="store-list">
			{stores.map((store) => (
				<li
					key={store.id}
					id={store.id}
					className="store-row"
					onPointerEnter={() => onSelect(store.id)}
					onFocus={() => onSelect(store.id)}
				>
					<h2 className="type-title-m">
						<Link to={to(`stores/${store.slug}`)} className="link">
							{store.name}
						</Link>
					</h2>
					<p className="muted">{store.address}</p>
					<p className="type-small">
						<OpenWords open={store.open} />
					</p>
				</li>
			))}
		</ul>
	)
}
