import type { Language } from '@vitrine/market/locales'

type Group =
	| 'account'
	| 'addresses'
	| 'orders'
	| 'payments'
	| 'deliveries'
	| 'returns'
	| 'giftCards'
	| 'reservations'
	| 'letters'
	| 'signIns'
	| 'requests'
	| 'system'

export type ExportWords = {
	title: (shop: string) => string
	created: (moment: string) => string
	intro: string
	yes: string
	no: string
	groups: Record<Group, string>
	/** By the last part of a column or key, in camel case; what has no word of its own is told by its name. */
	labels: Record<string, string>
}

const KEYS = [
	'email',
	'civility',
	'firstName',
	'lastName',
	'name',
	'birthDate',
	'phoneNumber',
	'loyaltyCardNumber',
	'usualSizes',
	'site',
	'languageTag',
	'createdAt',
	'updatedAt',
	'line1',
	'line2',
	'postalCode',
	'city',
	'region',
	'countryCode',
	'orderNumber',
	'orderedAt',
	'orderStatus',
	'paymentStatus',
	'fulfillmentStatus',
	'totalCentAmount',
	'deliveryCentAmount',
	'discountCentAmount',
	'taxCentAmount',
	'centAmount',
	'quantity',
	'sizeLabel',
	'colorName',
	'deliveryAddress',
	'billingAddress',
	'paymentProduct',
	'recipientName',
	'recipientEmail',
	'senderName',
	'message',
	'cardNumber',
	'documentNumber',
	'carrier',
	'trackingNumber',
	'reservationNumber',
	'returnNumber',
	'status',
	'recipient',
	'subject',
	'sentAt',
	'userAgent',
	'method',
	'lastUsedAt',
	'purpose',
	'channel',
	'granted',
	'decidedAt',
	'requestedAt',
	'expiresAt',
	'reason',
	'kind',
	'currency',
	'leftAt',
] as const

/** One label a line, in the order of the keys. */
function labelled(lines: string): Record<string, string> {
	const words = lines.trim().split(/\s*\|\s*/)
	if (words.length !== KEYS.length) throw new RangeError(`${words.length} labels for ${KEYS.length} keys`)
	return Object.fromEntries(KEYS.map((key, index) => [key, words[index]!]))
}

/** Words of the readable export. Rows of the labels: person, place, order, amounts, goods, cards and papers, e-mails and devices. */
export const EXPORT_WORDS: Readonly<Record<Language, ExportWords>> = {
	fr: {
		title: (shop) => `Vos données chez ${shop}`,
		created: (moment) => `Copie établie le ${moment}`,
		intro:
			'Voici tout ce que nous conservons à votre sujet, à l’exception de ce qui protège votre compte, comme l’empreinte de votre mot de passe. Le fichier JSON contient les mêmes données sous une forme lisible par une machine.',
		yes: 'oui',
		no: 'non',
		groups: {
			account: 'Compte',
			addresses: 'Adresses',
			orders: 'Commandes et paniers',
			payments: 'Paiements',
			deliveries: 'Livraisons',
			returns: 'Retours et rétractations',
			giftCards: 'Cartes cadeaux',
			reservations: 'Réservations en boutique',
			letters: 'Messages envoyés',
			signIns: 'Connexions et appareils',
			requests: 'Demandes',
			system: 'Traitements en cours',
		},
		labels:
			labelled(`E-mail | Civilité | Prénom | Nom | Nom | Date de naissance | Téléphone | Carte de fidélité | Tailles habituelles | Site | Langue | Créé le | Modifié le
			| Adresse | Complément d’adresse | Code postal | Ville | Région | Pays
			| Numéro de commande | Commandé le | État de la commande | État du paiement | État de la livraison
			| Total | Livraison | Remise | TVA | Montant | Quantité | Taille | Couleur
			| Adresse de livraison | Adresse de facturation | Moyen de paiement | Destinataire | E-mail du destinataire | De la part de | Message
			| Numéro de carte | Numéro du document | Transporteur | Numéro de suivi | Numéro de réservation | Numéro de retour | État
			| Destinataire | Objet | Envoyé le | Navigateur | Moyen | Dernière utilisation | Objet | Canal | Accordé | Décidé le | Demandé le | Expire le | Motif | Type | Devise | Utilisé jusqu’au`),
	},
	en: {
		title: (shop) => `Your data at ${shop}`,
		created: (moment) => `Copy made on ${moment}`,
		intro:
			'This is everything we keep about you, except what protects your account, such as the hash of your password. The JSON file contains the same data in a form machines can read.',
		yes: 'yes',
		no: 'no',
		groups: {
			account: 'Account',
			addresses: 'Addresses',
			orders: 'Orders and bags',
			payments: 'Payments',
			deliveries: 'Deliveries',
			returns: 'Returns and withdrawals',
			giftCards: 'Gift cards',
			reservations: 'Store reservations',
			letters: 'Messages sent',
			signIns: 'Sign-ins and devices',
			requests: 'Requests',
			system: 'Work in progress',
		},
		labels:
			labelled(`E-mail | Title | First name | Last name | Name | Date of birth | Phone | Loyalty card | Usual sizes | Site | Language | Created on | Changed on
			| Address | Address, second line | Postcode | Town or city | Region | Country
			| Order number | Ordered on | Order status | Payment status | Delivery status
			| Total | Delivery | Discount | VAT | Amount | Quantity | Size | Colour
			| Delivery address | Billing address | Payment method | Recipient | Recipient’s e-mail | From | Message
			| Card number | Document number | Carrier | Tracking number | Reservation number | Return number | Status
			| Recipient | Subject | Sent on | Browser | Method | Last used | Purpose | Channel | Granted | Decided on | Requested on | Expires on | Reason | Kind | Currency | Used until`),
	},
	es: {
		title: (shop) => `Tus datos en ${shop}`,
		created: (moment) => `Copia creada el ${moment}`,
		intro:
			'Esto es todo lo que guardamos sobre ti, salvo lo que protege tu cuenta, como la huella de tu contraseña. El archivo JSON contiene los mismos datos en un formato legible por máquina.',
		yes: 'sí',
		no: 'no',
		groups: {
			account: 'Cuenta',
			addresses: 'Direcciones',
			orders: 'Pedidos y cestas',
			payments: 'Pagos',
			deliveries: 'Entregas',
			returns: 'Devoluciones y desistimientos',
			giftCards: 'Tarjetas regalo',
			reservations: 'Reservas en tienda',
			letters: 'Mensajes enviados',
			signIns: 'Accesos y dispositivos',
			requests: 'Solicitudes',
			system: 'Tareas en curso',
		},
		labels:
			labelled(`Correo electrónico | Tratamiento | Nombre | Apellidos | Nombre | Fecha de nacimiento | Teléfono | Tarjeta de fidelidad | Tallas habituales | Sitio | Idioma | Creado el | Modificado el
			| Dirección | Datos adicionales | Código postal | Ciudad | Provincia | País
			| Número de pedido | Pedido el | Estado del pedido | Estado del pago | Estado de la entrega
			| Total | Envío | Descuento | IVA | Importe | Cantidad | Talla | Color
			| Dirección de entrega | Dirección de facturación | Forma de pago | Destinatario | Correo del destinatario | De parte de | Mensaje
			| Número de tarjeta | Número de documento | Transportista | Número de seguimiento | Número de reserva | Número de devolución | Estado
			| Destinatario | Asunto | Enviado el | Navegador | Método | Último uso | Finalidad | Canal | Autorizado | Decidido el | Solicitado el | Caduca el | Motivo | Tipo | Moneda | Usado hasta`),
	},
	de: {
		title: (shop) => `Ihre Daten bei ${shop}`,
		created: (moment) => `Kopie vom ${moment}`,
		intro:
			'Dies ist alles, was wir über Sie gespeichert haben, außer dem, was Ihr Konto schützt, etwa dem Hashwert Ihres Passworts. Die JSON-Datei enthält dieselben Daten in maschinenlesbarer Form.',
		yes: 'ja',
		no: 'nein',
		groups: {
			account: 'Konto',
			addresses: 'Adressen',
			orders: 'Bestellungen und Warenkörbe',
			payments: 'Zahlungen',
			deliveries: 'Lieferungen',
			returns: 'Retouren und Widerrufe',
			giftCards: 'Geschenkkarten',
			reservations: 'Reservierungen im Geschäft',
			letters: 'Gesendete Nachrichten',
			signIns: 'Anmeldungen und Geräte',
			requests: 'Anfragen',
			system: 'Laufende Vorgänge',
		},
		labels:
			labelled(`E-Mail | Anrede | Vorname | Nachname | Name | Geburtsdatum | Telefon | Kundenkarte | Übliche Größen | Website | Sprache | Angelegt am | Geändert am
			| Adresse | Adresszusatz | Postleitzahl | Ort | Region | Land
			| Bestellnummer | Bestellt am | Stand der Bestellung | Stand der Zahlung | Stand der Lieferung
			| Summe | Versand | Rabatt | MwSt. | Betrag | Menge | Größe | Farbe
			| Lieferadresse | Rechnungsadresse | Zahlungsart | Empfänger | E-Mail des Empfängers | Von | Nachricht
			| Kartennummer | Dokumentnummer | Versanddienst | Sendungsnummer | Reservierungsnummer | Retourennummer | Stand
			| Empfänger | Betreff | Gesendet am | Browser | Art | Zuletzt verwendet | Zweck | Kanal | Erlaubt | Entschieden am | Angefragt am | Gültig bis | Grund | Art | Währung | Verwendet bis`),
	},
	it: {
		title: (shop) => `I tuoi dati da ${shop}`,
		created: (moment) => `Copia creata il ${moment}`,
		intro:
			'Ecco tutto ciò che conserviamo su di te, tranne ciò che protegge il tuo account, come l’impronta della password. Il file JSON contiene gli stessi dati in un formato leggibile dalle macchine.',
		yes: 'sì',
		no: 'no',
		groups: {
			account: 'Account',
			addresses: 'Indirizzi',
			orders: 'Ordini e borse',
			payments: 'Pagamenti',
			deliveries: 'Consegne',
			returns: 'Resi e recessi',
			giftCards: 'Carte regalo',
			reservations: 'Prenotazioni in negozio',
			letters: 'Messaggi inviati',
			signIns: 'Accessi e dispositivi',
			requests: 'Richieste',
			system: 'Operazioni in corso',
		},
		labels:
			labelled(`E-mail | Titolo | Nome | Cognome | Nome | Data di nascita | Telefono | Carta fedeltà | Taglie abituali | Sito | Lingua | Creato il | Modificato il
			| Indirizzo | Altre indicazioni | CAP | Città | Provincia | Paese
			| Numero d’ordine | Ordinato il | Stato dell’ordine | Stato del pagamento | Stato della consegna
			| Totale | Spedizione | Sconto | IVA | Importo | Quantità | Taglia | Colore
			| Indirizzo di consegna | Indirizzo di fatturazione | Metodo di pagamento | Destinatario | E-mail del destinatario | Da parte di | Messaggio
			| Numero della carta | Numero del documento | Corriere | Numero di tracciamento | Numero di prenotazione | Numero di reso | Stato
			| Destinatario | Oggetto | Inviato il | Browser | Metodo | Ultimo uso | Finalità | Canale | Consentito | Deciso il | Richiesto il | Scade il | Motivo | Tipo | Valuta | Usato fino al`),
	},
	pl: {
		title: (shop) => `Twoje dane w ${shop}`,
		created: (moment) => `Kopia z ${moment}`,
		intro:
			'To wszystko, co przechowujemy na Twój temat, z wyjątkiem tego, co chroni Twoje konto, na przykład skrótu hasła. Plik JSON zawiera te same dane w postaci czytelnej dla komputera.',
		yes: 'tak',
		no: 'nie',
		groups: {
			account: 'Konto',
			addresses: 'Adresy',
			orders: 'Zamówienia i koszyki',
			payments: 'Płatności',
			deliveries: 'Dostawy',
			returns: 'Zwroty i odstąpienia od umowy',
			giftCards: 'Karty podarunkowe',
			reservations: 'Rezerwacje w sklepie',
			letters: 'Wysłane wiadomości',
			signIns: 'Logowania i urządzenia',
			requests: 'Prośby',
			system: 'Zadania w toku',
		},
		labels:
			labelled(`E-mail | Forma grzecznościowa | Imię | Nazwisko | Nazwa | Data urodzenia | Telefon | Karta stałego klienta | Zwykłe rozmiary | Strona | Język | Utworzono | Zmieniono
			| Adres | Adres, ciąg dalszy | Kod pocztowy | Miejscowość | Region | Kraj
			| Numer zamówienia | Zamówiono | Stan zamówienia | Stan płatności | Stan dostawy
			| Razem | Dostawa | Rabat | VAT | Kwota | Liczba | Rozmiar | Kolor
			| Adres dostawy | Adres rozliczeniowy | Forma płatności | Obdarowana osoba | E-mail obdarowanej osoby | Od | Wiadomość
			| Numer karty | Numer dokumentu | Przewoźnik | Numer przesyłki | Numer rezerwacji | Numer zwrotu | Stan
			| Odbiorca | Temat | Wysłano | Przeglądarka | Sposób | Ostatnio używane | Cel | Kanał | Zgoda | Decyzja z | Prośba z | Ważne do | Powód | Rodzaj | Waluta | Używany do`),
	},
}
