import { fc } from '@vitrine/testing/chance'
import { expect, test } from 'vitest'
import { timelineOf } from './rules/timeline.ts'

const day = (n: number) => new Date(Date.UTC(2026, 10, n)).toISOString()
const order = (changes: object = {}) => ({
	orderStatus: 'confirmed' as const,
	fulfillmentStatus: 'preparing' as const,
	confirmedAt: day(1),
	snapshot: { deliveryMethod: { id: 'home', kind: 'home' as const }, pickupPoint: null },
	...changes,
})
const point = { id: 'p', kind: 'shop' as const, name: '', street: '', postalCode: '', city: '', countryCode: 'FR' }
const relay = {
	deliveryMethod: { id: 'relay', kind: 'relay' as const },
	pickupPoint: { ...point, latitude: 0, longitude: 0, distanceMeters: null, openingHours: [] },
}
const parcel = (dates: { ready?: number; delivered?: number } = {}) => ({
	shippedAt: day(2),
	readyAt: dates.ready ? day(dates.ready) : null,
	deliveredAt: dates.delivered ? day(dates.delivered) : null,
})
const summary = (steps: ReturnType<typeof timelineOf>) => steps.map(({ step, at }) => [step, at?.slice(8, 10) ?? null])

test('the thread of what is brought home', () => {
	expect(summary(timelineOf({ order: order(), changes: [], parcels: [] }))).toEqual([
		['confirmed', '01'],
		['preparing', '01'],
		['sent', null],
		['delivered', null],
	])
	const delivered = order({ fulfillmentStatus: 'delivered' })
	const parcels = [parcel({ delivered: 4 }), parcel({ delivered: 3 })]
	expect(summary(timelineOf({ order: delivered, changes: [], parcels }))).toEqual([
		['confirmed', '01'],
		['preparing', '01'],
		['sent', '02'],
		['delivered', '04'],
	])
})

test('what is collected waits in the last stitch until it was', () => {
	const waiting = order({ fulfillmentStatus: 'ready', snapshot: relay })
	expect(summary(timelineOf({ order: waiting, changes: [], parcels: [parcel({ ready: 3 })] })).at(-1)).toEqual([
		'ready',
		'03',
	])
	const collected = order({ fulfillmentStatus: 'delivered', snapshot: relay })
	expect(
		summary(timelineOf({ order: collected, changes: [], parcels: [parcel({ ready: 3, delivered: 5 })] })).at(-1),
	).toEqual(['delivered', '05'])
})

test('a cancelled order ends with that; gift cards are sent and there', () => {
	const changedAt = new Date(day(3))
	const changes = [{ axis: 'order' as const, status: 'cancelled', changedAt }]
	const cancelled = order({ orderStatus: 'cancelled' })
	expect(summary(timelineOf({ order: cancelled, changes, parcels: [] }))).toEqual([
		['confirmed', '01'],
		['cancelled', '03'],
	])
	const attempt = order({ orderStatus: 'cancelled', confirmedAt: null })
	expect(summary(timelineOf({ order: attempt, changes, parcels: [] }))).toEqual([['cancelled', '03']])
	const cards = order({
		fulfillmentStatus: 'delivered',
		snapshot: { deliveryMethod: { id: 'email', kind: 'email' }, pickupPoint: null },
	})
	const sent = [{ axis: 'fulfillment' as const, status: 'delivered', changedAt }]
	expect(summary(timelineOf({ order: cards, changes: sent, parcels: [] }))).toEqual([
		['confirmed', '01'],
		['delivered', '03'],
	])
})

test('whatever the state, done stitches come first and only they have a date', () => {
	const state = fc.record({
		orderStatus: fc.constantFrom('pending', 'confirmed', 'cancelled'),
		fulfillmentStatus: fc.constantFrom('unfulfilled', 'preparing', 'shipped', 'ready', 'delivered', 'returned'),
		snapshot: fc.constantFrom(order().snapshot, relay),
	})
	fc.assert(
		fc.property(state, (changes) => {
			const steps = timelineOf({ order: order(changes) as never, changes: [], parcels: [] })
			const firstOpen = steps.findIndex((step) => !step.isDone)
			if (firstOpen >= 0) expect(steps.slice(firstOpen).every((step) => !step.isDone && step.at === null)).toBe(true)
			expect(new Set(steps.map((step) => step.step)).size).toBe(steps.length)
		}),
	)
})
