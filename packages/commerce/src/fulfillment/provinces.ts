/** ISO 3166-2:ES provinces by the first two digits of the postal code. */
const SPANISH_PROVINCES =
	'Álava,Albacete,Alicante,Almería,Ávila,Badajoz,Illes Balears,Barcelona,Burgos,Cáceres,Cádiz,Castellón,Ciudad Real,Córdoba,A Coruña,Cuenca,Girona,Granada,Guadalajara,Gipuzkoa,Huelva,Huesca,Jaén,León,Lleida,La Rioja,Lugo,Madrid,Málaga,Murcia,Navarra,Ourense,Asturias,Palencia,Las Palmas,Pontevedra,Salamanca,Santa Cruz de Tenerife,Cantabria,Segovia,Sevilla,Soria,Tarragona,Teruel,Toledo,Valencia,Valladolid,Bizkaia,Zamora,Zaragoza,Ceuta,Melilla'.split(
		',',
	)

/** Abbreviations of the Italian provinces (ISO 3166-2:IT). */
const ITALIAN_PROVINCES = new Set(
	'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV'.split(
		' ',
	),
)

/** Province of a Spanish postal code; undefined for an invalid one. */
export function spanishProvince(postalCode: string): string | undefined {
	return SPANISH_PROVINCES[Number(postalCode.slice(0, 2)) - 1]
}

export function isItalianProvince(abbreviation: string): boolean {
	return ITALIAN_PROVINCES.has(abbreviation.toUpperCase())
}
