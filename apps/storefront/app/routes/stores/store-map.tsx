import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '#app/ui/icon-button.tsx'
import { clustersOf } from './clusters.ts'
import type { MapView } from './map-view.ts'
import { labelSides } from './pin-labels.ts'

type StoreMapProps = {
	map: MapView
	/** The store that is looked at in the list. */
	selected: string | undefined
}

const NEAREST = 8

/**
 * The country with its stores, drawn (R120): no tiles, no foreign server. It repeats the list for the eye alone; a pin leads
 * to its store's place in the list.
 */
export function StoreMap({ map, selected }: StoreMapProps) {
	const t = useTranslations('stores')
	const [zoom, setZoom] = useState(1)
	const centre = map.pins.find(({ id }) => id === selected) ?? { x: map.width / 2, y: map.height / 2 }
	const clusters = clustersOf(map.pins, zoom)
	const sides = labelSides(clusters, zoom)
	return (
		<div className="store-map">
			<svg viewBox={boxOf(map, { zoom, centre })} aria-hidden="true">
				<path d={map.path} className="store-map-land" />
				{clusters.map(({ x, y, city, ids }, index) => (
					<a key={ids[0]} href={`#${ids[0]}`} tabIndex={-1}>
						<g
							transform={`translate(${x} ${y}) scale(${1 / zoom})`}
							className="store-map-pin"
							data-selected={selected !== undefined && ids.includes(selected) ? '' : undefined}
						>
							<circle r="12" />
							<text y="4" textAnchor="middle">
								{ids.length}
							</text>
							{sides[index] && (
								<text
									x={sides[index] === 'start' ? 17 : -17}
									y="4"
									textAnchor={sides[index]}
									className="store-map-city"
								>
									{city}
								</text>
							)}
						</g>
					</a>
				))}
			</svg>
			<div className="store-map-zoom">
				<IconButton
					icon="plus"
					label={t('zoomIn')}
					disabled={zoom >= NEAREST}
					onClick={() => setZoom(Math.min(NEAREST, zoom * 2))}
				/>
				<IconButton icon="minus" label={t('zoomOut')} disabled={zoom === 1} onClick={() => setZoom(zoom / 2)} />
				<IconButton icon="return" label={t('wholeCountry')} disabled={zoom === 1} onClick={() => setZoom(1)} />
			</div>
		</div>
	)
}

/** Room around the country, so that no pin is cut off. */
const MARGIN = 16

function boxOf(
	{ width, height }: MapView,
	{ zoom, centre }: { zoom: number; centre: { x: number; y: number } },
): string {
	const [w, h] = [(width + 2 * MARGIN) / zoom, (height + 2 * MARGIN) / zoom]
	const x = Math.max(-MARGIN, Math.min(centre.x - w / 2, width + MARGIN - w))
	const y = Math.max(-MARGIN, Math.min(centre.y - h / 2, height + MARGIN - h))
	return [x, y, w, h].map((number) => Math.round(number)).join(' ')
}
