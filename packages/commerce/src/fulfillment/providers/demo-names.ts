type Names = {
	/** Four shops that hand parcels out, and two machines. */
	shops: readonly [string, string, string, string]
	lockers: readonly [string, string]
	/** Where they are, in the same order as the points: a street with the number in its place. */
	streets: readonly [string, string, string, string, string, string]
}

const FRENCH: Names = {
	shops: ['Tabac de la Gare', 'Librairie du Marché', 'Épicerie du Parc', 'Pressing de la Mairie'],
	lockers: ['Automate de la Gare', 'Automate des Halles'],
	streets: [
		'4 place de la Gare',
		'9 rue de la Gare',
		'17 place du Marché',
		'31 rue du Parc',
		'2 rue des Halles',
		'45 rue de la Mairie',
	],
}
const GERMAN: Names = {
	shops: ['Kiosk am Bahnhof', 'Buchhandlung am Markt', 'Blumen am Park', 'Reinigung am Rathaus'],
	lockers: ['Paketautomat Bahnhof', 'Paketautomat Markthalle'],
	streets: [
		'Bahnhofplatz 4',
		'Bahnhofstraße 9',
		'Marktplatz 17',
		'Parkstraße 31',
		'Hallenstraße 2',
		'Rathausstraße 45',
	],
}
const ENGLISH: Names = {
	shops: ['Station News', 'Market Books', 'Park Grocery', 'Town Hall Dry Cleaning'],
	lockers: ['Station parcel locker', 'Market parcel locker'],
	streets: [
		'4 Station Square',
		'9 Station Road',
		'17 Market Place',
		'31 Park Road',
		'2 Market Street',
		'45 High Street',
	],
}
const SPANISH: Names = {
	shops: ['Quiosco de la Estación', 'Librería del Mercado', 'Ultramarinos del Parque', 'Tintorería Mayor'],
	lockers: ['Taquilla de la Estación', 'Taquilla del Mercado'],
	streets: [
		'Plaza de la Estación, 4',
		'Calle de la Estación, 9',
		'Plaza del Mercado, 17',
		'Calle del Parque, 31',
		'Calle del Mercado, 2',
		'Calle Mayor, 45',
	],
}
const ITALIAN: Names = {
	shops: ['Edicola della Stazione', 'Libreria del Mercato', 'Alimentari del Parco', 'Lavanderia del Municipio'],
	lockers: ['Armadietto della Stazione', 'Armadietto del Mercato'],
	streets: [
		'Piazza della Stazione 4',
		'Via della Stazione 9',
		'Piazza del Mercato 17',
		'Via del Parco 31',
		'Via del Mercato 2',
		'Via del Municipio 45',
	],
}
const POLISH: Names = {
	shops: ['Kiosk przy dworcu', 'Księgarnia przy rynku', 'Sklep przy parku', 'Pralnia przy ratuszu'],
	lockers: ['Automat przy dworcu', 'Automat przy hali targowej'],
	streets: ['plac Dworcowy 4', 'ul. Dworcowa 9', 'Rynek 17', 'ul. Parkowa 31', 'ul. Targowa 2', 'ul. Ratuszowa 45'],
}
const PORTUGUESE: Names = {
	shops: ['Quiosque da Estação', 'Livraria do Mercado', 'Mercearia do Parque', 'Lavandaria da Câmara'],
	lockers: ['Cacifo da Estação', 'Cacifo do Mercado'],
	streets: [
		'Largo da Estação 4',
		'Rua da Estação 9',
		'Praça do Mercado 17',
		'Rua do Parque 31',
		'Rua do Mercado 2',
		'Rua da Câmara 45',
	],
}

const BY_COUNTRY: Readonly<Record<string, Names>> = {
	AT: GERMAN,
	BE: FRENCH,
	CH: FRENCH,
	DE: GERMAN,
	ES: SPANISH,
	FR: FRENCH,
	GB: ENGLISH,
	IE: ENGLISH,
	IT: ITALIAN,
	LI: GERMAN,
	LU: FRENCH,
	MC: FRENCH,
	PL: POLISH,
	PT: PORTUGUESE,
}

/** How the invented points of a country are called, in its language. */
export function demoNames(countryCode: string): Names {
	return BY_COUNTRY[countryCode] ?? ENGLISH
}
