/** Cities the demo network knows: name, first digits of its postal codes, a whole postal code, latitude, longitude. */
export type DemoPlace = { city: string; prefix: string; postalCode: string; latitude: number; longitude: number }

function place(city: string, prefix: string, postalCode: string, latitude: number, longitude: number): DemoPlace {
	return { city, prefix, postalCode, latitude, longitude }
}

export const DEMO_PLACES: Readonly<Record<string, readonly DemoPlace[]>> = {
	AT: [
		place('Wien', '1', '1010', 48.2082, 16.3738),
		place('Salzburg', '5', '5020', 47.8095, 13.055),
		place('Graz', '8', '8010', 47.0707, 15.4395),
	],
	BE: [
		place('Bruxelles', '1', '1000', 50.8466, 4.3528),
		place('Liège', '4', '4000', 50.6326, 5.5797),
		place('Gent', '9', '9000', 51.0543, 3.7174),
	],
	CH: [
		place('Genève', '12', '1201', 46.2044, 6.1432),
		place('Lausanne', '10', '1003', 46.5197, 6.6323),
		place('Bern', '30', '3011', 46.948, 7.4474),
		place('Basel', '40', '4001', 47.5596, 7.5886),
		place('Zürich', '80', '8001', 47.3769, 8.5417),
	],
	DE: [
		place('Berlin', '10', '10115', 52.52, 13.405),
		place('Hamburg', '20', '20095', 53.5511, 9.9937),
		place('Köln', '50', '50667', 50.9375, 6.9603),
		place('Frankfurt am Main', '60', '60311', 50.1109, 8.6821),
		place('Stuttgart', '70', '70173', 48.7758, 9.1829),
		place('München', '80', '80331', 48.1351, 11.582),
		place('Leipzig', '04', '04109', 51.3397, 12.3731),
	],
	ES: [
		place('Madrid', '28', '28001', 40.4168, -3.7038),
		place('Barcelona', '08', '08002', 41.3874, 2.1686),
		place('Valencia', '46', '46001', 39.4699, -0.3763),
		place('Sevilla', '41', '41001', 37.3891, -5.9845),
		place('Bilbao', '48', '48001', 43.263, -2.935),
	],
	FR: [
		place('Paris', '75', '75011', 48.8566, 2.3522),
		place('Marseille', '13', '13001', 43.2965, 5.3698),
		place('Lyon', '69', '69002', 45.764, 4.8357),
		place('Toulouse', '31', '31000', 43.6047, 1.4442),
		place('Bordeaux', '33', '33000', 44.8378, -0.5792),
		place('Nantes', '44', '44000', 47.2184, -1.5536),
		place('Lille', '59', '59000', 50.6292, 3.0573),
		place('Strasbourg', '67', '67000', 48.5734, 7.7521),
		place('Rennes', '35', '35000', 48.1173, -1.6778),
		place('Nice', '06', '06000', 43.7102, 7.262),
	],
	GB: [
		place('London', 'SW', 'SW1A 1AA', 51.5072, -0.1276),
		place('London', 'E', 'E1 6AN', 51.5155, -0.0722),
		place('Manchester', 'M', 'M1 1AE', 53.4808, -2.2426),
		place('Birmingham', 'B', 'B1 1AA', 52.4862, -1.8904),
		place('Bristol', 'BS', 'BS1 4DJ', 51.4545, -2.5879),
		place('Edinburgh', 'EH', 'EH1 1YZ', 55.9533, -3.1883),
		place('Leeds', 'LS', 'LS1 4DY', 53.8008, -1.5491),
	],
	IT: [
		place('Roma', '00', '00184', 41.9028, 12.4964),
		place('Milano', '20', '20121', 45.4642, 9.19),
		place('Torino', '10', '10121', 45.0703, 7.6869),
		place('Napoli', '80', '80133', 40.8518, 14.2681),
		place('Bologna', '40', '40121', 44.4949, 11.3426),
		place('Firenze', '50', '50122', 43.7696, 11.2558),
	],
	LI: [place('Vaduz', '94', '9490', 47.141, 9.5209)],
	LU: [place('Luxembourg', '1', '1009', 49.6116, 6.1319)],
	MC: [place('Monaco', '98', '98000', 43.7384, 7.4246)],
	PL: [
		place('Warszawa', '00', '00-950', 52.2297, 21.0122),
		place('Kraków', '30', '30-001', 50.0647, 19.945),
		place('Wrocław', '50', '50-001', 51.1079, 17.0385),
		place('Poznań', '60', '60-001', 52.4064, 16.9252),
		place('Gdańsk', '80', '80-001', 54.352, 18.6466),
		place('Łódź', '90', '90-001', 51.7592, 19.456),
	],
	PT: [place('Lisboa', '1', '1000-205', 38.7223, -9.1393), place('Porto', '4', '4000-322', 41.1579, -8.6291)],
}
