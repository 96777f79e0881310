import { z } from '@hono/zod-openapi'

/** What happens, by subject. Those of orders, payments and returns are told of confirmed orders only. */
export const EVENT_TYPES = [
	'order.confirmed',
	'order.changed',
	'order.cancelled',
	'order.sent',
	'order.delivered',
	'order.held',
	'order.released',
	'payment.captured',
	'payment.refunded',
	'payment.disputed',
	'return.requested',
	'return.received',
	'return.refunded',
	'withdrawal.received',
	'stock.sold',
	'stock.returned',
	'stock.short',
	'gift-card.issued',
	'reservation.made',
	'reservation.ended',
	'customer.erased',
	'review.submitted',
	'review.published',
	'review.refused',
	'review.reported',
	'inquiry.asked',
	'inquiry.answered',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

export const EventTypeName = z.enum(EVENT_TYPES).openapi('EventType')
