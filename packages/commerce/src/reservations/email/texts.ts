import type { Language } from '@vitrine/market/locales'

export type ReservationTexts = {
	subject: (store: string) => string
	hello: (name: string) => string
	intro: (store: string) => string
	number: string
	until: (moment: string) => string
	size: string
	pay: string
	give: string
	/** To the store: what to put aside. */
	storeSubject: (reservationNumber: string) => string
	storeIntro: string
	storeFor: (name: string, phoneNumber: string) => string
	storeUntil: (moment: string) => string
}

/** Words of the e-mails about a reservation: one to the shopper, one to the store. */
export const RESERVATION_TEXTS: Readonly<Record<Language, ReservationTexts>> = {
	fr: {
		subject: (store) => `Votre réservation à ${store}`,
		hello: (name) => `Bonjour ${name},`,
		intro: (store) => `Le magasin ${store} met cette pièce de côté pour vous.`,
		number: 'Réservation',
		until: (moment) => `Gardée jusqu’au ${moment}`,
		size: 'taille',
		pay: 'Essayez d’abord, payez en magasin. Donnez simplement le numéro de réservation.',
		give: 'Voir ou annuler la réservation :',
		storeSubject: (reservationNumber) => `À mettre de côté : ${reservationNumber}`,
		storeIntro: 'Merci de mettre cette pièce de côté.',
		storeFor: (name, phoneNumber) => `Pour ${name}, ${phoneNumber}`,
		storeUntil: (moment) => `À garder jusqu’au ${moment}`,
	},
	en: {
		subject: (store) => `Your reservation at ${store}`,
		hello: (name) => `Hello ${name},`,
		intro: (store) => `Our ${store} store is putting this piece aside for you.`,
		number: 'Reservation',
		until: (moment) => `Kept until ${moment}`,
		size: 'size',
		pay: 'Try it on first, pay in store. Just give the reservation number.',
		give: 'See or cancel the reservation:',
		storeSubject: (reservationNumber) => `To put aside: ${reservationNumber}`,
		storeIntro: 'Please put this piece aside.',
		storeFor: (name, phoneNumber) => `For ${name}, ${phoneNumber}`,
		storeUntil: (moment) => `To be kept until ${moment}`,
	},
	es: {
		subject: (store) => `Tu reserva en ${store}`,
		hello: (name) => `Hola, ${name}:`,
		intro: (store) => `La tienda ${store} te guarda esta prenda.`,
		number: 'Reserva',
		until: (moment) => `Guardada hasta el ${moment}`,
		size: 'talla',
		pay: 'Pruébatela primero y paga en la tienda. Basta con dar el número de reserva.',
		give: 'Ver o cancelar la reserva:',
		storeSubject: (reservationNumber) => `Para apartar: ${reservationNumber}`,
		storeIntro: 'Por favor, apartad esta prenda.',
		storeFor: (name, phoneNumber) => `Para ${name}, ${phoneNumber}`,
		storeUntil: (moment) => `Guardar hasta el ${moment}`,
	},
	de: {
		subject: (store) => `Ihre Reservierung in ${store}`,
		hello: (name) => `Hallo ${name},`,
		intro: (store) => `unsere Filiale ${store} legt dieses Stück für Sie zurück.`,
		number: 'Reservierung',
		until: (moment) => `Zurückgelegt bis ${moment} Uhr`,
		size: 'Größe',
		pay: 'Erst anprobieren, dann in der Filiale bezahlen. Nennen Sie einfach die Reservierungsnummer.',
		give: 'Reservierung ansehen oder aufheben:',
		storeSubject: (reservationNumber) => `Zurücklegen: ${reservationNumber}`,
		storeIntro: 'Bitte dieses Stück zurücklegen.',
		storeFor: (name, phoneNumber) => `Für ${name}, ${phoneNumber}`,
		storeUntil: (moment) => `Aufbewahren bis ${moment} Uhr`,
	},
	it: {
		subject: (store) => `La tua prenotazione a ${store}`,
		hello: (name) => `Ciao ${name},`,
		intro: (store) => `il negozio ${store} mette da parte questo capo per te.`,
		number: 'Prenotazione',
		until: (moment) => `Tenuto da parte fino a ${moment}`,
		size: 'taglia',
		pay: 'Prima lo provi, poi paghi in negozio. Basta il numero di prenotazione.',
		give: 'Vedi o annulla la prenotazione:',
		storeSubject: (reservationNumber) => `Da mettere da parte: ${reservationNumber}`,
		storeIntro: 'Mettete da parte questo capo, per favore.',
		storeFor: (name, phoneNumber) => `Per ${name}, ${phoneNumber}`,
		storeUntil: (moment) => `Da tenere fino a ${moment}`,
	},
	pl: {
		subject: (store) => `Twoja rezerwacja w sklepie ${store}`,
		hello: () => 'Dzień dobry!',
		intro: (store) => `Sklep ${store} odkłada dla Ciebie ten produkt.`,
		number: 'Rezerwacja',
		until: (moment) => `Czeka do: ${moment}`,
		size: 'rozmiar',
		pay: 'Najpierw przymierz, potem zapłać w sklepie. Wystarczy podać numer rezerwacji.',
		give: 'Zobacz lub anuluj rezerwację:',
		storeSubject: (reservationNumber) => `Do odłożenia: ${reservationNumber}`,
		storeIntro: 'Prosimy odłożyć ten produkt.',
		storeFor: (name, phoneNumber) => `Dla: ${name}, ${phoneNumber}`,
		storeUntil: (moment) => `Przechować do: ${moment}`,
	},
}
