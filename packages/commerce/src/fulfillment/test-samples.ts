import type { Samples } from '../declaration/test-gather-samples.ts'

export const samples: Samples = {
	accepted: ['shipParcel', 'recordParcelEvent', 'trackOrder', 'askForOrderLink'],
	values: () => ({
		methodId: ['home', 'relay', 'store'],
		carrier: ['colissimo'],
		trackingNumber: ['6A12345678901', '6A12345678902'],
		shippedAt: ['2026-11-20T10:00:00Z'],
		occurredAt: ['2026-11-21T10:00:00Z'],
	}),
}
