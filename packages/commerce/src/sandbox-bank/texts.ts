import type { Language } from '@vitrine/market/locales'
import type { Delivery } from './bank.ts'
import type { CardFault, CardField, CardOutcome } from './cards.ts'

export type SandboxTexts = {
	title: string
	warning: string
	payBy: (product: string) => string
	pay: string
	payLater: string
	approve: string
	refuse: string
	cancel: string
	testCards: string
	anyDate: string
	bankTitle: string
	bankQuestion: string
	deliveryLabel: string
	unknown: string
	field: Record<CardField, string>
	fault: Record<CardFault, string>
	outcome: Record<CardOutcome, string>
	delivery: Record<Delivery, string>
}

/** Wallets and banks are called by their own names. */
const BRANDS: Readonly<Record<string, string>> = {
	bizum: 'Bizum',
	blik: 'BLIK',
	paypal: 'PayPal',
	postfinance: 'PostFinance',
	przelewy24: 'Przelewy24',
	satispay: 'Satispay',
	twint: 'TWINT',
	wero: 'Wero',
}

/** `Pay: PayPal`, with the words of a language for what is no brand. */
function payBy(pay: string, words: Readonly<Record<string, string>>): (product: string) => string {
	return (product) => `${pay}: ${words[product] ?? BRANDS[product] ?? product}`.replace('Payer:', 'Payer\u00a0:')
}

/** Words of the sandbox's pages: a page of the provider, so its words are not the shop's. */
export const SANDBOX_TEXTS: Readonly<Record<Language, SandboxTexts>> = {
	fr: {
		payBy: payBy('Payer', { card: 'Carte bancaire', sepa: 'Prélèvement SEPA', invoice: 'Facture' }),
		title: 'Banc d’essai de paiement.',
		warning: 'Aucun argent ne circule : vous décidez vous-même ce que répond la banque.',
		pay: 'Payer',
		payLater: 'Payer, la banque confirme plus tard',
		approve: 'Approuver',
		refuse: 'Refuser',
		cancel: 'Annuler',
		testCards: 'Numéros de carte d’essai',
		anyDate: 'N’importe quelle date à venir et trois chiffres quelconques conviennent.',
		bankTitle: 'Votre banque demande',
		bankQuestion: 'Est-ce bien vous qui payez ? (3-D Secure)',
		deliveryLabel: 'Comment la boutique l’apprend',
		unknown: 'Ce paiement n’existe pas.',
		field: {
			number: 'Numéro de carte',
			expiry: 'Expire fin (MM/AA)',
			securityCode: 'Code de sécurité',
		},
		fault: {
			'number-digits': 'Ce n’est pas un numéro de carte : vérifiez les chiffres.',
			'number-unknown': 'N’utilisez pas de vraie carte ici : prenez un des numéros ci-dessous.',
			expiry: 'Saisissez le mois et l’année, comme 04/30.',
			expired: 'Cette date est passée.',
			securityCode: 'Saisissez 3 ou 4 chiffres.',
		},
		outcome: {
			paid: 'payé aussitôt',
			'ask-bank': 'la banque demande (3-D Secure)',
			refused: 'refusé',
			later: 'la banque décide quelques secondes après',
		},
		delivery: {
			normal: 'aussitôt, une fois',
			twice: 'deux fois',
			late: 'huit secondes plus tard',
			'out-of-order': 'dans le désordre',
		},
	},
	en: {
		payBy: payBy('Pay', { card: 'Bank card', sepa: 'SEPA direct debit', invoice: 'Invoice' }),
		title: 'Payment sandbox.',
		warning: 'No money moves: you decide yourself what the bank says.',
		pay: 'Pay',
		payLater: 'Pay, the bank confirms later',
		approve: 'Approve',
		refuse: 'Refuse',
		cancel: 'Cancel',
		testCards: 'Test card numbers',
		anyDate: 'Any future date and any three digits will do.',
		bankTitle: 'Your bank asks',
		bankQuestion: 'Is it you who is paying? (3-D Secure)',
		deliveryLabel: 'How the shop hears of it',
		unknown: 'There is no such payment.',
		field: {
			number: 'Card number',
			expiry: 'Expires end (MM/YY)',
			securityCode: 'Security code',
		},
		fault: {
			'number-digits': 'This is no card number: check the digits.',
			'number-unknown': 'Use no real card here: take one of the numbers below.',
			expiry: 'Enter month and year, such as 04/30.',
			expired: 'This date has passed.',
			securityCode: 'Enter 3 or 4 digits.',
		},
		outcome: {
			paid: 'paid at once',
			'ask-bank': 'the bank asks (3-D Secure)',
			refused: 'refused',
			later: 'the bank decides a few seconds later',
		},
		delivery: {
			normal: 'at once, one time',
			twice: 'twice',
			late: 'eight seconds late',
			'out-of-order': 'out of order',
		},
	},
	es: {
		payBy: payBy('Pagar', { card: 'Tarjeta', sepa: 'Adeudo SEPA', invoice: 'Factura' }),
		title: 'Entorno de pruebas de pago.',
		warning: 'No se mueve dinero: tú decides lo que responde el banco.',
		pay: 'Pagar',
		payLater: 'Pagar, el banco confirma más tarde',
		approve: 'Aprobar',
		refuse: 'Rechazar',
		cancel: 'Cancelar',
		testCards: 'Números de tarjeta de prueba',
		anyDate: 'Sirve cualquier fecha futura y tres dígitos cualesquiera.',
		bankTitle: 'Tu banco pregunta',
		bankQuestion: '¿Eres tú quien paga? (3-D Secure)',
		deliveryLabel: 'Cómo se entera la tienda',
		unknown: 'Este pago no existe.',
		field: {
			number: 'Número de tarjeta',
			expiry: 'Caduca (MM/AA)',
			securityCode: 'Código de seguridad',
		},
		fault: {
			'number-digits': 'No es un número de tarjeta: revisa las cifras.',
			'number-unknown': 'No uses aquí una tarjeta real: elige uno de los números de abajo.',
			expiry: 'Escribe mes y año, como 04/30.',
			expired: 'Esta fecha ya pasó.',
			securityCode: 'Escribe 3 o 4 cifras.',
		},
		outcome: {
			paid: 'pagado al momento',
			'ask-bank': 'el banco pregunta (3-D Secure)',
			refused: 'rechazado',
			later: 'el banco decide unos segundos después',
		},
		delivery: {
			normal: 'enseguida, una vez',
			twice: 'dos veces',
			late: 'ocho segundos más tarde',
			'out-of-order': 'desordenada',
		},
	},
	de: {
		payBy: payBy('Bezahlen', { card: 'Karte', sepa: 'SEPA-Lastschrift', invoice: 'Rechnung' }),
		title: 'Zahlungs-Testumgebung.',
		warning: 'Es fließt kein Geld: Sie bestimmen selbst, was die Bank antwortet.',
		pay: 'Bezahlen',
		payLater: 'Bezahlen, die Bank bestätigt später',
		approve: 'Freigeben',
		refuse: 'Ablehnen',
		cancel: 'Abbrechen',
		testCards: 'Testkartennummern',
		anyDate: 'Jedes künftige Datum und drei beliebige Ziffern genügen.',
		bankTitle: 'Ihre Bank fragt',
		bankQuestion: 'Sind Sie es, der bezahlt? (3-D Secure)',
		deliveryLabel: 'Wie der Shop davon erfährt',
		unknown: 'Diese Zahlung gibt es nicht.',
		field: {
			number: 'Kartennummer',
			expiry: 'Gültig bis (MM/JJ)',
			securityCode: 'Prüfnummer',
		},
		fault: {
			'number-digits': 'Das ist keine Kartennummer: prüfen Sie die Ziffern.',
			'number-unknown': 'Verwenden Sie hier keine echte Karte: nehmen Sie eine der Nummern unten.',
			expiry: 'Geben Sie Monat und Jahr ein, etwa 04/30.',
			expired: 'Dieses Datum ist vorbei.',
			securityCode: 'Geben Sie 3 oder 4 Ziffern ein.',
		},
		outcome: {
			paid: 'sofort bezahlt',
			'ask-bank': 'die Bank fragt nach (3-D Secure)',
			refused: 'abgelehnt',
			later: 'die Bank entscheidet Sekunden später',
		},
		delivery: {
			normal: 'sofort, einmal',
			twice: 'zweimal',
			late: 'acht Sekunden später',
			'out-of-order': 'in falscher Reihenfolge',
		},
	},
	it: {
		payBy: payBy('Paga', { card: 'Carta', sepa: 'Addebito SEPA', invoice: 'Fattura' }),
		title: 'Ambiente di prova dei pagamenti.',
		warning: 'Non si muove denaro: decidi tu che cosa risponde la banca.',
		pay: 'Paga',
		payLater: 'Paga, la banca conferma più tardi',
		approve: 'Approva',
		refuse: 'Rifiuta',
		cancel: 'Annulla',
		testCards: 'Numeri di carta di prova',
		anyDate: 'Vanno bene qualsiasi data futura e tre cifre qualsiasi.',
		bankTitle: 'La tua banca chiede',
		bankQuestion: 'Sei tu che paghi? (3-D Secure)',
		deliveryLabel: 'Come lo viene a sapere il negozio',
		unknown: 'Questo pagamento non esiste.',
		field: {
			number: 'Numero di carta',
			expiry: 'Scadenza (MM/AA)',
			securityCode: 'Codice di sicurezza',
		},
		fault: {
			'number-digits': 'Non è un numero di carta: controlla le cifre.',
			'number-unknown': 'Non usare qui una carta vera: prendi uno dei numeri qui sotto.',
			expiry: 'Inserisci mese e anno, come 04/30.',
			expired: 'Questa data è passata.',
			securityCode: 'Inserisci 3 o 4 cifre.',
		},
		outcome: {
			paid: 'pagato subito',
			'ask-bank': 'la banca chiede (3-D Secure)',
			refused: 'rifiutato',
			later: 'la banca decide qualche secondo dopo',
		},
		delivery: {
			normal: 'subito, una volta',
			twice: 'due volte',
			late: 'otto secondi dopo',
			'out-of-order': 'in ordine sparso',
		},
	},
	pl: {
		payBy: payBy('Zapłać', { card: 'Karta płatnicza', sepa: 'Polecenie zapłaty SEPA', invoice: 'Faktura' }),
		title: 'Testowe środowisko płatności.',
		warning: 'Żadne pieniądze nie są przekazywane: decydujesz, co odpowie bank.',
		pay: 'Zapłać',
		payLater: 'Zapłać, bank potwierdzi później',
		approve: 'Zatwierdź',
		refuse: 'Odrzuć',
		cancel: 'Anuluj',
		testCards: 'Testowe numery kart',
		anyDate: 'Wystarczy dowolna przyszła data i trzy dowolne cyfry.',
		bankTitle: 'Twój bank pyta',
		bankQuestion: 'Czy to Ty płacisz? (3-D Secure)',
		deliveryLabel: 'Jak dowie się o tym sklep',
		unknown: 'Nie ma takiej płatności.',
		field: {
			number: 'Numer karty',
			expiry: 'Ważna do (MM/RR)',
			securityCode: 'Kod zabezpieczający',
		},
		fault: {
			'number-digits': 'To nie jest numer karty: sprawdź cyfry.',
			'number-unknown': 'Nie używaj tu prawdziwej karty: wybierz jeden z numerów poniżej.',
			expiry: 'Wpisz miesiąc i rok, na przykład 04/30.',
			expired: 'Ta data już minęła.',
			securityCode: 'Wpisz 3 lub 4 cyfry.',
		},
		outcome: {
			paid: 'zapłacone od razu',
			'ask-bank': 'bank pyta (3-D Secure)',
			refused: 'odrzucone',
			later: 'bank decyduje kilka sekund później',
		},
		delivery: {
			normal: 'od razu, raz',
			twice: 'dwa razy',
			late: 'osiem sekund później',
			'out-of-order': 'nie po kolei',
		},
	},
}
