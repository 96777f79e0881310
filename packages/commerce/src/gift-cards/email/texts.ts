import type { Language } from '@vitrine/market/locales'

export type GiftCardTexts = {
	subject: (senderName: string, shopName: string) => string
	hello: (recipientName: string) => string
	intro: (senderName: string, amount: string) => string
	amount: string
	number: string
	code: string
	use: string
	/** How long it is good: for ever. */
	validity: string
	unlimited: string
	keep: string
}

/** Words of the e-mail that brings a gift card. */
export const GIFT_CARD_TEXTS: Readonly<Record<Language, GiftCardTexts>> = {
	fr: {
		subject: (senderName, shopName) => `${senderName} vous offre une carte cadeau ${shopName}`,
		hello: (recipientName) => `Bonjour ${recipientName},`,
		intro: (senderName, amount) => `${senderName} vous offre une carte cadeau de ${amount}.`,
		amount: 'Montant',
		number: 'Numéro de carte',
		code: 'Code secret',
		use: 'Au moment de payer sur notre site, choisissez « Utiliser une carte cadeau » et saisissez le numéro et le code. En plusieurs fois si vous le souhaitez : le solde reste sur la carte.',
		validity: 'Validité',
		unlimited: 'Sans limite de durée',
		keep: 'Gardez ce message : le code n’est écrit nulle part ailleurs.',
	},
	en: {
		subject: (senderName, shopName) => `${senderName} has sent you a ${shopName} gift card`,
		hello: (recipientName) => `Hello ${recipientName},`,
		intro: (senderName, amount) => `${senderName} has sent you a gift card worth ${amount}.`,
		amount: 'Amount',
		number: 'Card number',
		code: 'Secret code',
		use: 'When you pay on our website, choose “Use a gift card” and enter the number and the code. You need not spend it all at once: the rest stays on the card.',
		validity: 'Valid',
		unlimited: 'No expiry date',
		keep: 'Please keep this message: the code is written down nowhere else.',
	},
	es: {
		subject: (senderName, shopName) => `${senderName} te envía una tarjeta regalo de ${shopName}`,
		hello: (recipientName) => `Hola, ${recipientName}:`,
		intro: (senderName, amount) => `${senderName} te envía una tarjeta regalo de ${amount}.`,
		amount: 'Importe',
		number: 'Número de tarjeta',
		code: 'Código secreto',
		use: 'Al pagar en nuestra web, elige «Usar una tarjeta regalo» e introduce el número y el código. No hace falta gastarla de una vez: el saldo se queda en la tarjeta.',
		validity: 'Validez',
		unlimited: 'No caduca',
		keep: 'Guarda este mensaje: el código no está escrito en ningún otro sitio.',
	},
	de: {
		subject: (senderName, shopName) => `${senderName} schenkt Ihnen eine Geschenkkarte von ${shopName}`,
		hello: (recipientName) => `Hallo ${recipientName},`,
		intro: (senderName, amount) => `${senderName} schenkt Ihnen eine Geschenkkarte über ${amount}.`,
		amount: 'Betrag',
		number: 'Kartennummer',
		code: 'Geheimcode',
		use: 'Wählen Sie beim Bezahlen in unserem Shop „Geschenkkarte einlösen“ und geben Sie Nummer und Code ein. Sie müssen nicht alles auf einmal ausgeben: Der Rest bleibt auf der Karte.',
		validity: 'Gültigkeit',
		unlimited: 'Unbefristet',
		keep: 'Bewahren Sie diese Nachricht auf: Der Code steht sonst nirgends.',
	},
	it: {
		subject: (senderName, shopName) => `${senderName} ti ha inviato una carta regalo ${shopName}`,
		hello: (recipientName) => `Ciao ${recipientName},`,
		intro: (senderName, amount) => `${senderName} ti ha inviato una carta regalo da ${amount}.`,
		amount: 'Importo',
		number: 'Numero della carta',
		code: 'Codice segreto',
		use: 'Al momento di pagare sul nostro sito scegli «Usa una carta regalo» e inserisci il numero e il codice. Non devi spenderla tutta in una volta: il resto rimane sulla carta.',
		validity: 'Validità',
		unlimited: 'Senza scadenza',
		keep: 'Conserva questo messaggio: il codice non è scritto da nessun’altra parte.',
	},
	pl: {
		subject: (senderName, shopName) => `Karta podarunkowa ${shopName} od: ${senderName}`,
		hello: () => 'Dzień dobry!',
		intro: (senderName, amount) => `Karta podarunkowa o wartości ${amount} dla Ciebie. Od: ${senderName}.`,
		amount: 'Kwota',
		number: 'Numer karty',
		code: 'Tajny kod',
		use: 'Płacąc w naszym sklepie internetowym, wybierz „Użyj karty podarunkowej” i wpisz numer oraz kod. Nie musisz wydać wszystkiego od razu: reszta zostaje na karcie.',
		validity: 'Ważność',
		unlimited: 'Bezterminowo',
		keep: 'Zachowaj tę wiadomość: kodu nie ma nigdzie indziej.',
	},
}
