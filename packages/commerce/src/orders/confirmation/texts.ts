import type { Language } from '@vitrine/market/locales'

export type ConfirmationTexts = {
	subject: (orderNumber: string) => string
	thanks: (firstName: string) => string
	intro: string
	order: string
	orderedOn: (date: string) => string
	quantity: string
	size: string
	subtotal: string
	discount: string
	delivery: string
	free: string
	total: string
	taxIncluded: (rate: string) => string
	deliveredTo: string
	collectedAt: string
	between: (earliest: string, latest: string) => string
	loyaltyCard: (masked: string) => string
	withdrawal: string
	question: string
}

/** Words of the order confirmation, the durable medium of law 2: what was bought, for how much, when it comes, how to withdraw. */
export const CONFIRMATION_TEXTS: Readonly<Record<Language, ConfirmationTexts>> = {
	fr: {
		subject: (orderNumber) => `Votre commande ${orderNumber} est confirmée`,
		thanks: (firstName) => `Merci, ${firstName}`,
		intro: 'Nous avons bien reçu votre commande et votre paiement. Nous vous écrirons quand elle partira.',
		order: 'Commande',
		orderedOn: (date) => `passée le ${date}`,
		quantity: 'Quantité',
		size: 'Taille',
		subtotal: 'Sous-total',
		discount: 'Remise',
		delivery: 'Livraison',
		free: 'Offerte',
		total: 'Total TTC',
		taxIncluded: (rate) => `dont TVA ${rate}`,
		deliveredTo: 'Livraison à',
		collectedAt: 'Retrait à',
		between: (earliest, latest) => `entre le ${earliest} et le ${latest}`,
		loyaltyCard: (card) => `Vos points iront sur la carte de fidélité ${card}.`,
		withdrawal:
			'Vous pouvez vous rétracter sans motif pendant 14 jours à compter de la réception, et nous rendre les articles pendant 30 jours.',
		question: 'Une question ? Répondez à ce message en gardant le numéro de commande.',
	},
	en: {
		subject: (orderNumber) => `Your order ${orderNumber} is confirmed`,
		thanks: (firstName) => `Thank you, ${firstName}`,
		intro: 'We have your order and your payment. We will write to you when it leaves.',
		order: 'Order',
		orderedOn: (date) => `placed on ${date}`,
		quantity: 'Quantity',
		size: 'Size',
		subtotal: 'Subtotal',
		discount: 'Discount',
		delivery: 'Delivery',
		free: 'Free',
		total: 'Total, VAT included',
		taxIncluded: (rate) => `of which VAT at ${rate}`,
		deliveredTo: 'Delivered to',
		collectedAt: 'Collected at',
		between: (earliest, latest) => `between ${earliest} and ${latest}`,
		loyaltyCard: (card) => `Your points go to loyalty card ${card}.`,
		withdrawal:
			'You may cancel without giving a reason within 14 days of receiving the goods, and return them within 30 days.',
		question: 'A question? Reply to this message and keep the order number.',
	},
	es: {
		subject: (orderNumber) => `Tu pedido ${orderNumber} está confirmado`,
		thanks: (firstName) => `Gracias, ${firstName}`,
		intro: 'Hemos recibido tu pedido y tu pago. Te escribiremos cuando salga.',
		order: 'Pedido',
		orderedOn: (date) => `realizado el ${date}`,
		quantity: 'Cantidad',
		size: 'Talla',
		subtotal: 'Subtotal',
		discount: 'Descuento',
		delivery: 'Envío',
		free: 'Gratis',
		total: 'Total, IVA incluido',
		taxIncluded: (rate) => `del cual IVA ${rate}`,
		deliveredTo: 'Entrega en',
		collectedAt: 'Recogida en',
		between: (earliest, latest) => `entre el ${earliest} y el ${latest}`,
		loyaltyCard: (card) => `Tus puntos irán a la tarjeta de fidelidad ${card}.`,
		withdrawal:
			'Puedes desistir sin motivo durante 14 días desde la recepción y devolver los artículos durante 30 días.',
		question: '¿Alguna pregunta? Responde a este mensaje y conserva el número de pedido.',
	},
	de: {
		subject: (orderNumber) => `Ihre Bestellung ${orderNumber} ist bestätigt`,
		thanks: (firstName) => `Vielen Dank, ${firstName}`,
		intro: 'Wir haben Ihre Bestellung und Ihre Zahlung erhalten. Wir schreiben Ihnen, sobald die Ware unterwegs ist.',
		order: 'Bestellung',
		orderedOn: (date) => `vom ${date}`,
		quantity: 'Menge',
		size: 'Größe',
		subtotal: 'Zwischensumme',
		discount: 'Rabatt',
		delivery: 'Versand',
		free: 'Kostenlos',
		total: 'Gesamtbetrag inkl. MwSt.',
		taxIncluded: (rate) => `davon MwSt. ${rate}`,
		deliveredTo: 'Lieferung an',
		collectedAt: 'Abholung bei',
		between: (earliest, latest) => `zwischen ${earliest} und ${latest}`,
		loyaltyCard: (card) => `Ihre Punkte kommen auf die Kundenkarte ${card}.`,
		withdrawal:
			'Sie können den Vertrag binnen 14 Tagen ab Erhalt der Ware ohne Angabe von Gründen widerrufen und die Artikel binnen 30 Tagen zurückgeben.',
		question: 'Eine Frage? Antworten Sie auf diese Nachricht und behalten Sie die Bestellnummer.',
	},
	it: {
		subject: (orderNumber) => `Il tuo ordine ${orderNumber} è confermato`,
		thanks: (firstName) => `Grazie, ${firstName}`,
		intro: 'Abbiamo ricevuto il tuo ordine e il pagamento. Ti scriveremo quando partirà.',
		order: 'Ordine',
		orderedOn: (date) => `effettuato il ${date}`,
		quantity: 'Quantità',
		size: 'Taglia',
		subtotal: 'Subtotale',
		discount: 'Sconto',
		delivery: 'Consegna',
		free: 'Gratuita',
		total: 'Totale, IVA inclusa',
		taxIncluded: (rate) => `di cui IVA ${rate}`,
		deliveredTo: 'Consegna a',
		collectedAt: 'Ritiro presso',
		between: (earliest, latest) => `tra ${earliest} e ${latest}`,
		loyaltyCard: (card) => `I tuoi punti andranno sulla carta fedeltà ${card}.`,
		withdrawal: 'Puoi recedere senza motivo entro 14 giorni dal ricevimento e restituire gli articoli entro 30 giorni.',
		question: 'Una domanda? Rispondi a questo messaggio e conserva il numero d’ordine.',
	},
	pl: {
		subject: (orderNumber) => `Twoje zamówienie ${orderNumber} jest potwierdzone`,
		thanks: (firstName) => `Dziękujemy, ${firstName}`,
		intro: 'Mamy Twoje zamówienie i płatność. Napiszemy, gdy wyruszy w drogę.',
		order: 'Zamówienie',
		orderedOn: (date) => `złożone ${date}`,
		quantity: 'Ilość',
		size: 'Rozmiar',
		subtotal: 'Suma częściowa',
		discount: 'Rabat',
		delivery: 'Dostawa',
		free: 'Bezpłatna',
		total: 'Razem z VAT',
		taxIncluded: (rate) => `w tym VAT ${rate}`,
		deliveredTo: 'Dostawa do',
		collectedAt: 'Odbiór w',
		between: (earliest, latest) => `między ${earliest} a ${latest}`,
		loyaltyCard: (card) => `Punkty trafią na kartę stałego klienta ${card}.`,
		withdrawal:
			'Możesz odstąpić od umowy bez podania przyczyny w ciągu 14 dni od otrzymania towaru i zwrócić produkty w ciągu 30 dni.',
		question: 'Masz pytanie? Odpowiedz na tę wiadomość i zachowaj numer zamówienia.',
	},
}
