/** The parcel that is on its way and that its carrier tells of; undefined when there is none. */
export function trackedParcel<P extends { trackingUrl: string | null; deliveredOn: string | null }>(
	parcels: readonly P[],
): (P & { trackingUrl: string }) | undefined {
	return parcels.find((parcel): parcel is P & { trackingUrl: string } => {
		return parcel.trackingUrl !== null && parcel.deliveredOn === null
	})
}
