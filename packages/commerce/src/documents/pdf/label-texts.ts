import type { Language } from '@vitrine/market/locales'

export type ReturnMethod = 'store' | 'relay' | 'pickup'

/** The words of a return label. */
export type LabelTexts = {
	title: Readonly<Record<ReturnMethod, string>>
	from: string
	to: string
	returnNumber: string
	order: string
	issuedOn: string
	/** For who cannot see it. */
	code: (returnNumber: string) => string
	contents: string
	item: string
	quantity: string
	size: string
	stepsTitle: string
	steps: Readonly<Record<ReturnMethod, readonly string[]>>
}

export const LABEL_TEXTS: Readonly<Record<Language, LabelTexts>> = {
	fr: {
		title: { store: 'Bon de retour en magasin', relay: 'Étiquette de retour', pickup: 'Étiquette de retour' },
		from: 'Expéditeur',
		to: 'Destinataire',
		returnNumber: 'Numéro de retour',
		order: 'Commande',
		issuedOn: 'Établi le',
		code: (number) => `Code à scanner du retour ${number}`,
		contents: 'Contenu',
		item: 'Article',
		quantity: 'Qté',
		size: 'taille',
		stepsTitle: 'Comment faire',
		steps: {
			store: [
				'Apportez les articles dans l’un de nos magasins, avec leurs étiquettes.',
				'Présentez ce code en caisse, imprimé ou sur votre téléphone.',
				'Vous recevez un e-mail dès que les articles sont enregistrés.',
			],
			relay: [
				'Emballez les articles, de préférence dans leur carton d’origine.',
				'Découpez l’étiquette et collez-la bien à plat sur le colis ; masquez les anciennes.',
				'Déposez le colis dans un point relais et gardez la preuve de dépôt.',
			],
			pickup: [
				'Emballez les articles, de préférence dans leur carton d’origine.',
				'Découpez l’étiquette et collez-la bien à plat sur le colis ; masquez les anciennes.',
				'Remettez le colis au transporteur le jour convenu et gardez le reçu.',
			],
		},
	},
	en: {
		title: { store: 'Return slip for the store', relay: 'Return label', pickup: 'Return label' },
		from: 'From',
		to: 'To',
		returnNumber: 'Return number',
		order: 'Order',
		issuedOn: 'Issued on',
		code: (number) => `Code to scan for return ${number}`,
		contents: 'Contents',
		item: 'Item',
		quantity: 'Qty',
		size: 'size',
		stepsTitle: 'What to do',
		steps: {
			store: [
				'Take the items to one of our stores, with their tags.',
				'Show this code at the till, printed or on your phone.',
				'You get an e-mail as soon as the items are booked in.',
			],
			relay: [
				'Pack the items, in the original box if you can.',
				'Cut out the label and stick it flat on the parcel; cover any old labels.',
				'Hand the parcel in at a parcel shop and keep the proof of posting.',
			],
			pickup: [
				'Pack the items, in the original box if you can.',
				'Cut out the label and stick it flat on the parcel; cover any old labels.',
				'Hand the parcel to the carrier on the agreed day and keep the receipt.',
			],
		},
	},
	es: {
		title: {
			store: 'Justificante de devolución en tienda',
			relay: 'Etiqueta de devolución',
			pickup: 'Etiqueta de devolución',
		},
		from: 'Remitente',
		to: 'Destinatario',
		returnNumber: 'Número de devolución',
		order: 'Pedido',
		issuedOn: 'Emitido el',
		code: (number) => `Código para escanear de la devolución ${number}`,
		contents: 'Contenido',
		item: 'Artículo',
		quantity: 'Cant.',
		size: 'talla',
		stepsTitle: 'Qué hacer',
		steps: {
			store: [
				'Lleva los artículos a una de nuestras tiendas, con sus etiquetas.',
				'Muestra este código en caja, impreso o en el móvil.',
				'Recibirás un correo en cuanto registremos los artículos.',
			],
			relay: [
				'Embala los artículos, a ser posible en su caja original.',
				'Recorta la etiqueta y pégala bien plana en el paquete; tapa las anteriores.',
				'Entrega el paquete en un punto de recogida y guarda el resguardo.',
			],
			pickup: [
				'Embala los artículos, a ser posible en su caja original.',
				'Recorta la etiqueta y pégala bien plana en el paquete; tapa las anteriores.',
				'Entrega el paquete al transportista el día acordado y guarda el recibo.',
			],
		},
	},
	de: {
		title: { store: 'Rückgabeschein für die Filiale', relay: 'Rücksendeetikett', pickup: 'Rücksendeetikett' },
		from: 'Absender',
		to: 'Empfänger',
		returnNumber: 'Rücksendenummer',
		order: 'Bestellung',
		issuedOn: 'Ausgestellt am',
		code: (number) => `Code zum Scannen der Rücksendung ${number}`,
		contents: 'Inhalt',
		item: 'Artikel',
		quantity: 'Menge',
		size: 'Größe',
		stepsTitle: 'So geht es',
		steps: {
			store: [
				'Bringen Sie die Artikel mit ihren Etiketten in eine unserer Filialen.',
				'Zeigen Sie diesen Code an der Kasse, ausgedruckt oder auf dem Telefon.',
				'Sie erhalten eine E-Mail, sobald die Artikel erfasst sind.',
			],
			relay: [
				'Verpacken Sie die Artikel, möglichst im ursprünglichen Karton.',
				'Schneiden Sie das Etikett aus und kleben Sie es glatt auf das Paket; überkleben Sie alte Etiketten.',
				'Geben Sie das Paket an einer Abholstelle ab und bewahren Sie den Einlieferungsbeleg auf.',
			],
			pickup: [
				'Verpacken Sie die Artikel, möglichst im ursprünglichen Karton.',
				'Schneiden Sie das Etikett aus und kleben Sie es glatt auf das Paket; überkleben Sie alte Etiketten.',
				'Übergeben Sie das Paket am vereinbarten Tag dem Paketdienst und bewahren Sie den Beleg auf.',
			],
		},
	},
	it: {
		title: { store: 'Modulo di reso in negozio', relay: 'Etichetta di reso', pickup: 'Etichetta di reso' },
		from: 'Mittente',
		to: 'Destinatario',
		returnNumber: 'Numero di reso',
		order: 'Ordine',
		issuedOn: 'Emesso il',
		code: (number) => `Codice da scansionare del reso ${number}`,
		contents: 'Contenuto',
		item: 'Articolo',
		quantity: 'Qtà',
		size: 'taglia',
		stepsTitle: 'Come fare',
		steps: {
			store: [
				'Porta gli articoli in uno dei nostri negozi, con i cartellini.',
				'Mostra questo codice alla cassa, stampato o sul telefono.',
				'Ricevi un’e-mail appena gli articoli sono registrati.',
			],
			relay: [
				'Imballa gli articoli, se possibile nella scatola originale.',
				'Ritaglia l’etichetta e incollala ben piatta sul pacco; copri quelle vecchie.',
				'Consegna il pacco in un punto di ritiro e conserva la ricevuta.',
			],
			pickup: [
				'Imballa gli articoli, se possibile nella scatola originale.',
				'Ritaglia l’etichetta e incollala ben piatta sul pacco; copri quelle vecchie.',
				'Consegna il pacco al corriere nel giorno concordato e conserva la ricevuta.',
			],
		},
	},
	pl: {
		title: { store: 'Formularz zwrotu w salonie', relay: 'Etykieta zwrotna', pickup: 'Etykieta zwrotna' },
		from: 'Nadawca',
		to: 'Odbiorca',
		returnNumber: 'Numer zwrotu',
		order: 'Zamówienie',
		issuedOn: 'Data wystawienia',
		code: (number) => `Kod do zeskanowania zwrotu ${number}`,
		contents: 'Zawartość',
		item: 'Nazwa',
		quantity: 'Ilość',
		size: 'rozmiar',
		stepsTitle: 'Co zrobić',
		steps: {
			store: [
				'Przynieś produkty z metkami do jednego z naszych salonów.',
				'Pokaż ten kod przy kasie, wydrukowany lub w telefonie.',
				'Gdy tylko przyjmiemy produkty, wyślemy wiadomość e-mail.',
			],
			relay: [
				'Zapakuj produkty, najlepiej w oryginalny karton.',
				'Wytnij etykietę i naklej ją płasko na paczkę; zakryj stare etykiety.',
				'Nadaj paczkę w punkcie i zachowaj potwierdzenie nadania.',
			],
			pickup: [
				'Zapakuj produkty, najlepiej w oryginalny karton.',
				'Wytnij etykietę i naklej ją płasko na paczkę; zakryj stare etykiety.',
				'Przekaż paczkę kurierowi w umówionym dniu i zachowaj potwierdzenie.',
			],
		},
	},
}
