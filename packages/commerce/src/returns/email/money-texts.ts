import type { Language } from '@vitrine/market/locales'

export type MoneyTexts = {
	cancelledSubject: (orderNumber: string) => string
	cancelledTitle: string
	cancelled: (orderNumber: string, moment: string) => string
	/** Nothing was paid, so nothing goes back. */
	nothingBack: string
	willBack: (amount: string) => string
	refundSubject: (orderNumber: string, amount: string) => string
	refundTitle: string
	refund: (orderNumber: string, amount: string, moment: string) => string
	toBank: (amount: string) => string
	toGiftCard: (amount: string) => string
	ofReturn: (returnNumber: string) => string
	bankTime: string
	question: string
}

/** Words of the e-mails about a cancelled order and about money that went back (law 3: with amount and date). */
export const MONEY_TEXTS: Readonly<Record<Language, MoneyTexts>> = {
	fr: {
		cancelledSubject: (number) => `Votre commande ${number} est annulée`,
		cancelledTitle: 'Commande annulée',
		cancelled: (number, moment) => `Votre commande ${number} a été annulée le ${moment}. Rien ne sera expédié.`,
		nothingBack: 'Rien n’avait été débité : il n’y a rien à rembourser.',
		willBack: (amount) =>
			`Nous vous remboursons ${amount} par le moyen de paiement que vous avez utilisé. Un autre message vous dira quand c’est fait.`,
		refundSubject: (number, amount) => `Remboursement de ${amount} pour la commande ${number}`,
		refundTitle: 'Votre remboursement',
		refund: (number, amount, moment) => `Nous vous avons remboursé ${amount} pour la commande ${number} le ${moment}.`,
		toBank: (amount) => `${amount} par le moyen de paiement que vous avez utilisé`,
		toGiftCard: (amount) => `${amount} sur la carte cadeau que vous avez utilisée`,
		ofReturn: (number) => `Retour ${number}`,
		bankTime:
			'Selon votre banque, le montant apparaît sur votre compte sous quelques jours. S’il avait seulement été réservé, la réservation est annulée.',
		question: 'Une question ? Répondez à ce message en gardant le numéro de commande.',
	},
	en: {
		cancelledSubject: (number) => `Your order ${number} is cancelled`,
		cancelledTitle: 'Order cancelled',
		cancelled: (number, moment) => `Your order ${number} was cancelled on ${moment}. Nothing will be sent.`,
		nothingBack: 'Nothing had been charged, so there is nothing to refund.',
		willBack: (amount) =>
			`We are refunding ${amount} to the means of payment you used. Another message will tell you when it is done.`,
		refundSubject: (number, amount) => `Refund of ${amount} for order ${number}`,
		refundTitle: 'Your refund',
		refund: (number, amount, moment) => `We refunded ${amount} for order ${number} on ${moment}.`,
		toBank: (amount) => `${amount} to the means of payment you used`,
		toGiftCard: (amount) => `${amount} onto the gift card you used`,
		ofReturn: (number) => `Return ${number}`,
		bankTime:
			'Depending on your bank, the amount shows on your account within a few days. Where it had only been reserved, it is released.',
		question: 'A question? Reply to this message and keep the order number.',
	},
	es: {
		cancelledSubject: (number) => `Tu pedido ${number} está cancelado`,
		cancelledTitle: 'Pedido cancelado',
		cancelled: (number, moment) => `Tu pedido ${number} se canceló el ${moment}. No se enviará nada.`,
		nothingBack: 'No se había cobrado nada, así que no hay nada que devolver.',
		willBack: (amount) =>
			`Te devolvemos ${amount} por el medio de pago que usaste. Otro mensaje te dirá cuándo está hecho.`,
		refundSubject: (number, amount) => `Reembolso de ${amount} del pedido ${number}`,
		refundTitle: 'Tu reembolso',
		refund: (number, amount, moment) => `Te hemos devuelto ${amount} del pedido ${number} el ${moment}.`,
		toBank: (amount) => `${amount} por el medio de pago que usaste`,
		toGiftCard: (amount) => `${amount} en la tarjeta regalo que usaste`,
		ofReturn: (number) => `Devolución ${number}`,
		bankTime:
			'Según tu banco, el importe aparece en tu cuenta en unos días. Si solo estaba retenido, la retención se anula.',
		question: '¿Alguna pregunta? Responde a este mensaje y conserva el número de pedido.',
	},
	de: {
		cancelledSubject: (number) => `Ihre Bestellung ${number} ist storniert`,
		cancelledTitle: 'Bestellung storniert',
		cancelled: (number, moment) => `Ihre Bestellung ${number} wurde am ${moment} storniert. Es wird nichts versandt.`,
		nothingBack: 'Es war nichts abgebucht worden, daher gibt es nichts zu erstatten.',
		willBack: (amount) =>
			`Wir erstatten Ihnen ${amount} über das Zahlungsmittel, das Sie verwendet haben. Eine weitere Nachricht sagt Ihnen, wann es geschehen ist.`,
		refundSubject: (number, amount) => `Erstattung von ${amount} zur Bestellung ${number}`,
		refundTitle: 'Ihre Erstattung',
		refund: (number, amount, moment) =>
			`Am ${moment} haben wir Ihnen ${amount} für die Bestellung ${number} erstattet.`,
		toBank: (amount) => `${amount} über das Zahlungsmittel, das Sie verwendet haben`,
		toGiftCard: (amount) => `${amount} auf die Geschenkkarte, die Sie verwendet haben`,
		ofReturn: (number) => `Rücksendung ${number}`,
		bankTime:
			'Je nach Bank erscheint der Betrag in einigen Tagen auf Ihrem Konto. War er nur vorgemerkt, ist die Vormerkung aufgehoben.',
		question: 'Eine Frage? Antworten Sie auf diese Nachricht und lassen Sie die Bestellnummer im Betreff.',
	},
	it: {
		cancelledSubject: (number) => `Il tuo ordine ${number} è annullato`,
		cancelledTitle: 'Ordine annullato',
		cancelled: (number, moment) => `Il tuo ordine ${number} è stato annullato ${moment}. Non verrà spedito nulla.`,
		nothingBack: 'Non era stato addebitato nulla: non c’è nulla da rimborsare.',
		willBack: (amount) =>
			`Ti rimborsiamo ${amount} con il metodo di pagamento che hai usato. Un altro messaggio ti dirà quando è fatto.`,
		refundSubject: (number, amount) => `Rimborso di ${amount} per l’ordine ${number}`,
		refundTitle: 'Il tuo rimborso',
		refund: (number, amount, moment) => `Ti abbiamo rimborsato ${amount} per l’ordine ${number} ${moment}.`,
		toBank: (amount) => `${amount} con il metodo di pagamento che hai usato`,
		toGiftCard: (amount) => `${amount} sulla carta regalo che hai usato`,
		ofReturn: (number) => `Reso ${number}`,
		bankTime:
			'A seconda della banca, l’importo compare sul tuo conto entro qualche giorno. Se era solo bloccato, il blocco viene rimosso.',
		question: 'Una domanda? Rispondi a questo messaggio e conserva il numero d’ordine.',
	},
	pl: {
		cancelledSubject: (number) => `Twoje zamówienie ${number} zostało anulowane`,
		cancelledTitle: 'Zamówienie anulowane',
		cancelled: (number, moment) => `Zamówienie ${number} zostało anulowane: ${moment}. Niczego nie wyślemy.`,
		nothingBack: 'Nic nie zostało pobrane, więc nie ma czego zwracać.',
		willBack: (amount) =>
			`Zwracamy ${amount} tym samym sposobem płatności. Osobna wiadomość powie Ci, kiedy to nastąpi.`,
		refundSubject: (number, amount) => `Zwrot ${amount} za zamówienie ${number}`,
		refundTitle: 'Zwrot pieniędzy',
		refund: (number, amount, moment) => `Zwróciliśmy ${amount} za zamówienie ${number}: ${moment}.`,
		toBank: (amount) => `${amount} tym samym sposobem płatności`,
		toGiftCard: (amount) => `${amount} na użytą kartę podarunkową`,
		ofReturn: (number) => `Zwrot ${number}`,
		bankTime:
			'Zależnie od banku kwota pojawi się na koncie w ciągu kilku dni. Jeśli była tylko zablokowana, blokada zostaje zdjęta.',
		question: 'Masz pytanie? Odpowiedz na tę wiadomość i zachowaj numer zamówienia.',
	},
}
