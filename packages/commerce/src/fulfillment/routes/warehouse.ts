import type { Database } from '../../database/client.ts'
import { conflict, notFound, refusedValues } from '../../http/problem.ts'
import { createRouteApp } from '../../http/route-app.ts'
import { recordParcelEvent } from '../commands/record-parcel-event.ts'
import { shipParcel } from '../commands/ship-parcel.ts'
import type { Parcel } from '../contract/delivery.ts'
import { recordParcelEventRoute, shipParcelRoute } from '../contract/warehouse.ts'
import { findParcel } from '../queries/parcels.ts'

type Refusal = { ok: false; reason: string; errors?: { field: string; code: string }[] }

/** Calls of warehouse and carriers, with the gateway's operator key; without site and language. */
export function warehouseRoutes({ db, clock }: { db: Database; clock: () => Date }) {
	const app = createRouteApp()

	app.openapi(shipParcelRoute, async (c) => {
		const { shippedAt, ...parcel } = c.req.valid('json')
		const shipped = await shipParcel(db, {
			...c.req.valid('param'),
			...parcel,
			shippedAt: instant(shippedAt),
			now: clock(),
		})
		if (!shipped.ok) throw problemOf(shipped)
		return c.json(await describe(shipped.parcelId), shipped.isNew ? 201 : 200)
	})

	app.openapi(recordParcelEventRoute, async (c) => {
		const { event, occurredAt } = c.req.valid('json')
		const input = { ...c.req.valid('param'), event, occurredAt: instant(occurredAt), now: clock() }
		const recorded = await recordParcelEvent(db, input)
		if (!recorded.ok) throw problemOf(recorded)
		return c.json(await describe(recorded.parcelId), 200)
	})

	async function describe(parcelId: string): Promise<Parcel> {
		const parcel = await findParcel(db, parcelId)
		if (!parcel) throw notFound('parcel-not-found')
		return parcel
	}

	return app
}

function problemOf({ reason, errors }: Refusal) {
	if (errors) return refusedValues(errors)
	return reason.endsWith('-not-found') ? notFound(reason) : conflict(reason)
}

function instant(iso: string | undefined): Date | undefined {
	return iso === undefined ? undefined : new Date(iso)
}
