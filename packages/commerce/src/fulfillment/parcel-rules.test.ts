import { fc } from '@vitrine/testing/chance'
import { expect, test } from 'vitest'
import { describeCarrier, isCarrier, tidyTrackingNumber } from './rules/carriers.ts'
import { lastDelivery, movesOn, type ParcelState, standing, unitsLeft } from './rules/parcels.ts'

const day = (n: number) => new Date(Date.UTC(2026, 10, n))
const ordered = [
	{ position: 0, quantity: 2 },
	{ position: 1, quantity: 1 },
]
function parcel(lines: [number, number][], dates: { ready?: number; delivered?: number } = {}): ParcelState {
	return {
		lines: lines.map(([position, quantity]) => ({ position, quantity })),
		shippedAt: day(1),
		readyAt: dates.ready ? day(dates.ready) : null,
		deliveredAt: dates.delivered ? day(dates.delivered) : null,
	}
}

test('what is left is what was ordered without what was packed', () => {
	expect([...unitsLeft(ordered, [])]).toEqual([
		[0, 2],
		[1, 1],
	])
	expect([...unitsLeft(ordered, [{ position: 0, quantity: 1 }])]).toEqual([
		[0, 1],
		[1, 1],
	])
	expect(unitsLeft(ordered, ordered).size).toBe(0)
})

test('an order is sent with its last line, delivered with its last parcel', () => {
	expect(standing(ordered, [])).toBeUndefined()
	expect(standing(ordered, [parcel([[0, 2]], { delivered: 3 })])).toBeUndefined()
	const last = (dates: Parameters<typeof parcel>[1]) => [parcel([[0, 2]], { delivered: 3 }), parcel([[1, 1]], dates)]
	expect(standing(ordered, last({}))).toBe('shipped')
	expect(standing(ordered, last({ ready: 4 }))).toBe('ready')
	expect(standing(ordered, last({ ready: 4, delivered: 6 }))).toBe('delivered')
	expect(lastDelivery(ordered, last({}))).toBeUndefined()
	expect(lastDelivery(ordered, last({ delivered: 6 }))).toEqual(day(6))
	expect(lastDelivery(ordered, last({ delivered: 2 }))).toEqual(day(3))
})

test('whatever the parcels, the last delivery exists exactly when all is delivered, and is one of theirs', () => {
	const parcels = fc.array(
		fc.record({
			position: fc.nat(1),
			quantity: fc.integer({ min: 1, max: 2 }),
			delivered: fc.option(fc.integer({ min: 1, max: 28 })),
		}),
		{ maxLength: 4 },
	)
	fc.assert(
		fc.property(parcels, (drawn) => {
			const states = drawn.map((one) =>
				parcel([[one.position, one.quantity]], one.delivered ? { delivered: one.delivered } : {}),
			)
			const at = lastDelivery(ordered, states)
			expect(at !== undefined).toBe(standing(ordered, states) === 'delivered')
			if (at) expect(states.map((state) => state.deliveredAt?.getTime())).toContain(at.getTime())
		}),
	)
})

test('late news turn nothing round', () => {
	expect(movesOn('preparing', 'shipped')).toBe(true)
	expect(movesOn('preparing', 'delivered')).toBe(true)
	expect(movesOn('delivered', 'ready')).toBe(false)
	expect(movesOn('returned', 'delivered')).toBe(false)
})

test('a carrier has a name and an address at which it follows the parcel', () => {
	expect(describeCarrier({ carrier: 'dhl', trackingNumber: '00340' })).toEqual({
		carrierName: 'DHL',
		trackingUrl: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340',
	})
	expect(describeCarrier({ carrier: 'pigeons', trackingNumber: '1' })).toEqual({
		carrierName: 'pigeons',
		trackingUrl: null,
	})
	expect(isCarrier('constructor')).toBe(false)
	expect(tidyTrackingNumber(' 6a 123-456.78 ')).toBe('6A12345678')
})
