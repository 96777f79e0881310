import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'

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
	/** Where both are the same day. */
	expectedOn: (date: string) => string
	loyaltyCard: (masked: string) => string
	/** A gift card, for whom, and when it is sent. */
	giftCard: (recipientName: string) => string
	sentOn: (date: string) => string
	sentNow: string
	introCards: string
	paidWith: (ending: string) => string
	left: string
	billedTo: string
	withdrawal: string
	withdrawalCards: string
	/** Leads to the order's page. */
	invoice: string
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
		between: (earliest, latest) => `Arrivée prévue entre le ${earliest} et le ${latest}.`,
		expectedOn: (date) => `Arrivée prévue le ${date}.`,
		loyaltyCard: (card) => `Vos points iront sur la carte de fidélité ${card}.`,
		introCards:
			'Nous avons bien reçu votre commande et votre paiement. Chaque carte cadeau part par e-mail le jour que vous avez choisi.',
		giftCard: (recipientName) => `Carte cadeau pour ${recipientName}`,
		sentOn: (date) => `envoyée par e-mail le ${date}`,
		sentNow: 'envoyée par e-mail tout de suite',
		paidWith: (ending) => `Carte cadeau •••• ${ending}`,
		left: 'Payé par un autre moyen',
		billedTo: 'Facturé à',
		withdrawalCards:
			'Vous pouvez vous rétracter sans avoir à donner de motif pendant 14 jours tant que la carte cadeau n’a pas été utilisée. Elle n’est ni échangée contre de l’argent ni soumise à la TVA : la TVA est comprise dans ce qu’elle paie.',
		withdrawal:
			'Vous pouvez vous rétracter sans avoir à donner de motif pendant 14 jours à compter de la réception, et nous rendre les articles pendant 30 jours.',
		invoice: 'Votre commande et sa facture (PDF)',
		question: 'Une question ? Répondez à ce message en gardant le numéro de commande.',
	},
	en: {
		subject: (orderNumber) => `Your order ${orderNumber} is confirmed`,
		thanks: (firstName) => `Thank you, ${firstName}`,
		intro: 'We have received your order and your payment. We will write to you when it leaves.',
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
		between: (earliest, latest) => `Expected between ${earliest} and ${latest}.`,
		expectedOn: (date) => `Expected on ${date}.`,
		loyaltyCard: (card) => `Your points go to loyalty card ${card}.`,
		introCards:
			'We have received your order and your payment. Each gift card will be sent by email on the day you chose.',
		giftCard: (recipientName) => `Gift card for ${recipientName}`,
		sentOn: (date) => `sent by email on ${date}`,
		sentNow: 'sent by email at once',
		paidWith: (ending) => `Gift card •••• ${ending}`,
		left: 'Paid by other means',
		billedTo: 'Billed to',
		withdrawalCards:
			'You may cancel without giving a reason within 14 days as long as the gift card has not been used. It cannot be exchanged for money, and no VAT is charged on it: VAT is part of the price of what it buys.',
		withdrawal:
			'You may cancel without giving a reason within 14 days of receiving the goods, and return them within 30 days.',
		invoice: 'Your order and its invoice (PDF)',
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
		taxIncluded: (rate) => `IVA incluido (${rate})`,
		deliveredTo: 'Entrega en',
		collectedAt: 'Recogida en',
		between: (earliest, latest) => `Llegada prevista entre el ${earliest}, y el ${latest}.`,
		expectedOn: (date) => `Llegada prevista el ${date}.`,
		loyaltyCard: (card) => `Tus puntos irán a la tarjeta de fidelidad ${card}.`,
		introCards:
			'Hemos recibido tu pedido y tu pago. Cada tarjeta regalo se enviará por correo electrónico el día que elegiste.',
		giftCard: (recipientName) => `Tarjeta regalo para ${recipientName}`,
		sentOn: (date) => `enviada por correo electrónico el ${date}`,
		sentNow: 'enviada por correo electrónico enseguida',
		paidWith: (ending) => `Tarjeta regalo •••• ${ending}`,
		left: 'Pagado por otro medio',
		billedTo: 'Facturado a',
		withdrawalCards:
			'Puedes desistir sin dar motivos durante 14 días mientras la tarjeta regalo no se haya usado. No se cambia por dinero ni lleva IVA: el IVA está incluido en lo que se compra con ella.',
		withdrawal:
			'Puedes desistir sin dar motivos durante 14 días desde la recepción y devolver los artículos durante 30 días.',
		invoice: 'Tu pedido y su factura (PDF)',
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
		between: (earliest, latest) => `Voraussichtliche Ankunft zwischen ${earliest}, und ${latest}.`,
		expectedOn: (date) => `Voraussichtliche Ankunft am ${date}.`,
		loyaltyCard: (card) => `Ihre Punkte kommen auf die Kundenkarte ${card}.`,
		introCards:
			'Wir haben Ihre Bestellung und Ihre Zahlung erhalten. Jede Geschenkkarte wird am gewählten Tag per E-Mail versandt.',
		giftCard: (recipientName) => `Geschenkkarte für ${recipientName}`,
		sentOn: (date) => `per E-Mail am ${date}`,
		sentNow: 'sofort per E-Mail',
		paidWith: (ending) => `Geschenkkarte •••• ${ending}`,
		left: 'Anderweitig bezahlt',
		billedTo: 'Rechnung an',
		withdrawalCards:
			'Sie können binnen 14 Tagen ohne Angabe von Gründen widerrufen, solange die Geschenkkarte nicht benutzt wurde. Sie wird nicht in Geld ausgezahlt und enthält keine MwSt.: Diese ist im Preis dessen enthalten, was damit gekauft wird.',
		withdrawal:
			'Sie können den Vertrag binnen 14 Tagen ab Erhalt der Ware ohne Angabe von Gründen widerrufen und die Artikel binnen 30 Tagen zurückgeben.',
		invoice: 'Ihre Bestellung und die Rechnung (PDF)',
		question: 'Eine Frage? Antworten Sie auf diese Nachricht und lassen Sie die Bestellnummer im Betreff.',
	},
	it: {
		subject: (orderNumber) => `Il tuo ordine ${orderNumber} è confermato`,
		thanks: (firstName) => `Grazie, ${firstName}`,
		intro: 'Abbiamo ricevuto il tuo ordine e il pagamento. Ti scriveremo quando partirà.',
		order: 'Ordine',
		orderedOn: (date) => `effettuato ${date}`,
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
		between: (earliest, latest) => `Arrivo previsto tra ${earliest} e ${latest}.`,
		expectedOn: (date) => `Arrivo previsto ${date}.`,
		loyaltyCard: (card) => `I tuoi punti andranno sulla carta fedeltà ${card}.`,
		introCards:
			'Abbiamo ricevuto il tuo ordine e il pagamento. Ogni carta regalo verrà inviata per e-mail il giorno che hai scelto.',
		giftCard: (recipientName) => `Carta regalo per ${recipientName}`,
		sentOn: (date) => `inviata per e-mail ${date}`,
		sentNow: 'inviata subito per e-mail',
		paidWith: (ending) => `Carta regalo •••• ${ending}`,
		left: 'Pagato in altro modo',
		billedTo: 'Fatturato a',
		withdrawalCards:
			'Puoi recedere senza indicarne il motivo entro 14 giorni, finché la carta regalo non è stata usata. Non si converte in denaro e non è soggetta a IVA: l’IVA è compresa in ciò che si acquista.',
		withdrawal:
			'Puoi recedere senza indicarne il motivo entro 14 giorni dal ricevimento e restituire gli articoli entro 30 giorni.',
		invoice: 'Il tuo ordine e la fattura (PDF)',
		question: 'Una domanda? Rispondi a questo messaggio e conserva il numero d’ordine.',
	},
	pl: {
		subject: (orderNumber) => `Twoje zamówienie ${orderNumber} jest potwierdzone`,
		thanks: () => 'Dziękujemy za zamówienie',
		intro: 'Mamy Twoje zamówienie i płatność. Napiszemy, gdy wyruszy w drogę.',
		order: 'Zamówienie',
		orderedOn: (date) => `złożone: ${date}`,
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
		between: (earliest, latest) => `Przewidywany termin: ${earliest} – ${latest}.`,
		expectedOn: (date) => `Przewidywany termin: ${date}.`,
		loyaltyCard: (card) => `Punkty trafią na kartę stałego klienta ${card}.`,
		introCards: 'Mamy Twoje zamówienie i płatność. Każda karta podarunkowa zostanie wysłana e-mailem w wybranym dniu.',
		giftCard: (recipientName) => `Karta podarunkowa dla: ${recipientName}`,
		sentOn: (date) => `wysyłka e-mailem: ${date}`,
		sentNow: 'wysyłka e-mailem od razu',
		paidWith: (ending) => `Karta podarunkowa •••• ${ending}`,
		left: 'Zapłacono inaczej',
		billedTo: 'Dane do faktury',
		withdrawalCards:
			'Możesz odstąpić od umowy bez podania przyczyny w ciągu 14 dni, dopóki karta nie została użyta. Karty nie wymieniamy na pieniądze i nie naliczamy od niej VAT: jest on zawarty w cenie tego, co się za nią kupuje.',
		withdrawal:
			'Możesz odstąpić od umowy bez podania przyczyny w ciągu 14 dni od otrzymania towaru i zwrócić produkty w ciągu 30 dni.',
		invoice: 'Twoje zamówienie i faktura (PDF)',
		question: 'Masz pytanie? Odpowiedz na tę wiadomość i zachowaj numer zamówienia.',
	},
}

/** The words of a site's confirmation in a language: Switzerland says in French what is in a total, where France says TTC. */
export function confirmationTexts(language: Language, site: SiteCode): ConfirmationTexts {
	const texts = CONFIRMATION_TEXTS[language]
	return site === 'ch' && language === 'fr' ? { ...texts, total: 'Total, TVA incluse' } : texts
}
