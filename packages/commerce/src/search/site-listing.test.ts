import { fc } from '@vitrine/testing/chance'
import { expect, test } from 'vitest'
import { buildProjection } from './build-projection.ts'
import type { Projection } from './projection.ts'
import { advanceListing, buildListing, type SiteListing, touchedBetween } from './site-listing.ts'
import { CURRENCIES, plainCatalog, rowsOf } from './test-catalog.ts'

const now = new Date('2026-11-21T10:00:00Z')
const HOUR = 3_600_000
const hours = fc.integer({ min: -100, max: 100 })
const at = (hour: number) => new Date(now.getTime() + hour * HOUR)

function shownBy(listing: SiteListing, { variants }: Projection) {
	const { published, onOffer, inPrivateSale, isNew, amounts, priors, priorDays, percents, changesAt } = listing
	const prices = variants.map(({ ordinal }) => listing.priceOf(ordinal))
	return { published, onOffer, inPrivateSale, isNew, amounts, priors, priorDays, percents, changesAt, prices }
}

test.each(['fr', 'ch'] as const)(
	'on %s a listing that follows the clock is that of the instant, back and forth',
	(site) => {
		const period = fc.record({ from: hours, until: fc.option(hours) })
		const input = fc.record({
			products: plainCatalog,
			periods: fc.array(period, { minLength: 1, maxLength: 5 }),
			instants: fc.array(hours, { minLength: 1, maxLength: 6 }),
		})
		fc.assert(
			fc.property(input, ({ products, periods, instants }) => {
				const projection = buildProjection(rowsOf(products, now), CURRENCIES)
				const { amounts, offers, publishedFrom, publishedUntil } = projection.sites[site]
				const periodOf = (ordinal: number) => periods[ordinal % periods.length]!
				for (const { ordinal } of projection.colorways) {
					publishedFrom[ordinal] = at(periodOf(ordinal).from).getTime()
					publishedUntil[ordinal] = at(periodOf(ordinal + 1).until ?? 1_000).getTime()
				}
				for (const { ordinal } of projection.variants) {
					const { from, until } = periodOf(ordinal)
					amounts[ordinal] = 3000
					const log = [{ at: at(-200 + ordinal), centAmount: 3000, announced: false }]
					const offer = {
						centAmount: 2000,
						from: at(from),
						until: until === null ? null : at(until),
						isPrivateSale: from % 2 === 0,
					}
					offers.set(ordinal, { centAmount: 3000, offer, log })
				}
				const followed = buildListing({ projection, site, now })
				for (const hour of instants) {
					const input = { projection, site, now: at(hour) }
					advanceListing(followed, { ...input, colorways: touchedBetween(followed, input) })
					expect(shownBy(followed, projection)).toEqual(shownBy(buildListing(input), projection))
				}
			}),
			{ numRuns: 100 },
		)
	},
)
