type Carrier = {
	/** Name in the carrier's own spelling. */
	name: string
	/** Tracking URL with the placeholder `NUMBER`. */
	trackingUrl: string
}

/** Carriers of the seven shops, by the name the warehouse uses (R114). */
const CARRIERS: Readonly<Record<string, Carrier>> = {
	colissimo: { name: 'Colissimo', trackingUrl: 'https://www.laposte.fr/outils/suivre-vos-envois?code=NUMBER' },
	chronopost: {
		name: 'Chronopost',
		trackingUrl: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=NUMBER',
	},
	'mondial-relay': {
		name: 'Mondial Relay',
		trackingUrl: 'https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition=NUMBER',
	},
	'royal-mail': {
		name: 'Royal Mail',
		trackingUrl: 'https://www.royalmail.com/track-your-item#/tracking-results/NUMBER',
	},
	evri: { name: 'Evri', trackingUrl: 'https://www.evri.com/track/parcel/NUMBER/details' },
	correos: {
		name: 'Correos',
		trackingUrl: 'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number=NUMBER',
	},
	dhl: {
		name: 'DHL',
		trackingUrl: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=NUMBER',
	},
	'poste-italiane': {
		name: 'Poste Italiane',
		trackingUrl: 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/NUMBER',
	},
	inpost: { name: 'InPost', trackingUrl: 'https://inpost.pl/sledzenie-przesylek?number=NUMBER' },
	'swiss-post': { name: 'Swiss Post', trackingUrl: 'https://service.post.ch/ekp-web/ui/entry/search/NUMBER' },
	bpost: { name: 'bpost', trackingUrl: 'https://track.bpost.cloud/btr/web/#/search?itemCode=NUMBER' },
	dpd: { name: 'DPD', trackingUrl: 'https://www.dpdgroup.com/be/mydpd/my-parcels/track?parcelNumber=NUMBER' },
	ups: { name: 'UPS', trackingUrl: 'https://www.ups.com/track?tracknum=NUMBER' },
}

/** True if a carrier of this name exists. */
export function isCarrier(carrier: string): boolean {
	return Object.hasOwn(CARRIERS, carrier)
}

/** Name of a carrier and tracking URL of a parcel. */
export function describeCarrier(parcel: { carrier: string; trackingNumber: string }): {
	carrierName: string
	trackingUrl: string | null
} {
	const carrier = isCarrier(parcel.carrier) ? CARRIERS[parcel.carrier] : undefined
	if (!carrier) return { carrierName: parcel.carrier, trackingUrl: null }
	return {
		carrierName: carrier.name,
		trackingUrl: carrier.trackingUrl.replace('NUMBER', encodeURIComponent(parcel.trackingNumber)),
	}
}

/** Normalizes a typed or scanned tracking number: capitals and digits, without blanks, dots and hyphens. */
export function tidyTrackingNumber(typed: string): string {
	return typed.toUpperCase().replaceAll(/[\s.-]/g, '')
}
