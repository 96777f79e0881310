import type { Language } from '@vitrine/market/locales'
import { sized } from '../../mail/email.ts'

export type ParcelTexts = {
	shippedSubject: (orderNumber: string) => string
	shippedTitle: string
	/** All of it, or a part: the rest follows. */
	shippedAll: string
	shippedPart: string
	readySubject: (orderNumber: string) => string
	readyTitle: string
	readyIntro: (place: string) => string
	bring: string
	deliveredSubject: (orderNumber: string) => string
	deliveredTitle: string
	deliveredIntro: string
	collectedIntro: string
	order: string
	carrier: string
	trackingNumber: string
	content: string
	line: (line: { name: string; colorName: string; sizeLabel: string; quantity: number }) => string
	openingHours: string
	closed: string
	aroundTheClock: string
	follow: string
	/** By law from the day the last parcel came; Switzerland knows our own promise only. */
	withdrawal: string
	/** With the last day, once the last parcel has come, and where it is done. */
	withdrawalUntil: (day: string) => string
	withdrawHere: string
	returns: string
	question: string
}

/** Words of the e-mails about a parcel: it has left, it waits, it has come. */
export const PARCEL_TEXTS: Readonly<Record<Language, ParcelTexts>> = {
	fr: {
		shippedSubject: (orderNumber) => `Votre commande ${orderNumber} est en route`,
		shippedTitle: 'C’est parti',
		shippedAll: 'Votre commande a quitté notre entrepôt. Le transporteur vous dit où elle en est.',
		shippedPart: 'Une partie de votre commande a quitté notre entrepôt. Le reste suit dans un autre colis.',
		readySubject: (orderNumber) => `Votre commande ${orderNumber} vous attend`,
		readyTitle: 'Votre colis vous attend',
		readyIntro: (place) => `Vous pouvez le retirer ici : ${place}.`,
		bring: 'Prenez une pièce d’identité et votre numéro de commande.',
		deliveredSubject: (orderNumber) => `Votre commande ${orderNumber} est arrivée`,
		deliveredTitle: 'Bien arrivé',
		deliveredIntro: 'Le transporteur nous dit que votre colis a été livré.',
		collectedIntro: 'Vous avez retiré votre colis. Merci de votre visite.',
		order: 'Commande',
		carrier: 'Transporteur',
		trackingNumber: 'Numéro de suivi',
		content: 'Dans ce colis',
		line: ({ name, colorName, sizeLabel, quantity }) =>
			`${quantity} × ${name}, ${colorName}, ${sized('taille', sizeLabel)}`,
		openingHours: 'Horaires',
		closed: 'fermé',
		aroundTheClock: 'jour et nuit',
		follow: 'Suivre la commande',
		withdrawal:
			'Vous pouvez vous rétracter sans avoir à donner de motif pendant 14 jours à compter de la réception du dernier colis de la commande.',
		withdrawalUntil: (day) => `Vous pouvez vous rétracter sans motif jusqu’au ${day} inclus.`,
		withdrawHere: 'Se rétracter',
		returns: 'Vous pouvez nous rendre les articles pendant 30 jours.',
		question: 'Une question ? Répondez à ce message en gardant le numéro de commande.',
	},
	en: {
		shippedSubject: (orderNumber) => `Your order ${orderNumber} is on its way`,
		shippedTitle: 'On its way',
		shippedAll: 'Your order has left our warehouse. The carrier can tell you where it is.',
		shippedPart: 'Part of your order has left our warehouse. The rest follows in another parcel.',
		readySubject: (orderNumber) => `Your order ${orderNumber} is ready to collect`,
		readyTitle: 'Ready to collect',
		readyIntro: (place) => `Your parcel is waiting for you here: ${place}.`,
		bring: 'Please bring some ID and your order number.',
		deliveredSubject: (orderNumber) => `Your order ${orderNumber} has arrived`,
		deliveredTitle: 'Safely arrived',
		deliveredIntro: 'The carrier tells us that your parcel has been delivered.',
		collectedIntro: 'You have collected your parcel. Thank you for coming by.',
		order: 'Order',
		carrier: 'Carrier',
		trackingNumber: 'Tracking number',
		content: 'In this parcel',
		line: ({ name, colorName, sizeLabel, quantity }) =>
			`${quantity} × ${name}, ${colorName}, ${sized('size', sizeLabel)}`,
		openingHours: 'Opening hours',
		closed: 'closed',
		aroundTheClock: 'day and night',
		follow: 'Track the order',
		withdrawal: 'You may cancel without giving a reason within 14 days of receiving the last parcel of the order.',
		withdrawalUntil: (day) => `You may cancel without giving a reason up to and including ${day}.`,
		withdrawHere: 'Cancel the order',
		returns: 'You can send items back to us for 30 days.',
		question: 'Any questions? Reply to this message and keep the order number in it.',
	},
	es: {
		shippedSubject: (orderNumber) => `Tu pedido ${orderNumber} está en camino`,
		shippedTitle: 'En camino',
		shippedAll: 'Tu pedido ha salido de nuestro almacén. El transportista te dice por dónde va.',
		shippedPart: 'Una parte de tu pedido ha salido de nuestro almacén. El resto llegará en otro paquete.',
		readySubject: (orderNumber) => `Tu pedido ${orderNumber} te espera`,
		readyTitle: 'Listo para recoger',
		readyIntro: (place) => `Puedes recoger tu paquete aquí: ${place}.`,
		bring: 'Trae un documento de identidad y el número de pedido.',
		deliveredSubject: (orderNumber) => `Tu pedido ${orderNumber} ha llegado`,
		deliveredTitle: 'Ya está contigo',
		deliveredIntro: 'El transportista nos dice que tu paquete se ha entregado.',
		collectedIntro: 'Has recogido tu paquete. Gracias por tu visita.',
		order: 'Pedido',
		carrier: 'Transportista',
		trackingNumber: 'Número de seguimiento',
		content: 'En este paquete',
		line: ({ name, colorName, sizeLabel, quantity }) =>
			`${quantity} × ${name}, ${colorName}, ${sized('talla', sizeLabel)}`,
		openingHours: 'Horario',
		closed: 'cerrado',
		aroundTheClock: 'día y noche',
		follow: 'Seguir el pedido',
		withdrawal: 'Puedes desistir sin dar motivos durante 14 días desde que recibes el último paquete del pedido.',
		withdrawalUntil: (day) => `Puedes desistir sin dar motivos hasta el ${day} incluido.`,
		withdrawHere: 'Desistir del contrato',
		returns: 'Puedes devolvernos los artículos durante 30 días.',
		question: '¿Alguna pregunta? Responde a este mensaje sin borrar el número de pedido.',
	},
	de: {
		shippedSubject: (orderNumber) => `Ihre Bestellung ${orderNumber} ist unterwegs`,
		shippedTitle: 'Unterwegs zu Ihnen',
		shippedAll: 'Ihre Bestellung hat unser Lager verlassen. Der Paketdienst sagt Ihnen, wo sie gerade ist.',
		shippedPart: 'Ein Teil Ihrer Bestellung hat unser Lager verlassen. Der Rest folgt in einem weiteren Paket.',
		readySubject: (orderNumber) => `Ihre Bestellung ${orderNumber} liegt zur Abholung bereit`,
		readyTitle: 'Bereit zur Abholung',
		readyIntro: (place) => `Ihr Paket wartet hier auf Sie: ${place}.`,
		bring: 'Bitte bringen Sie einen Ausweis und Ihre Bestellnummer mit.',
		deliveredSubject: (orderNumber) => `Ihre Bestellung ${orderNumber} ist angekommen`,
		deliveredTitle: 'Gut angekommen',
		deliveredIntro: 'Der Paketdienst meldet, dass Ihr Paket zugestellt wurde.',
		collectedIntro: 'Sie haben Ihr Paket abgeholt. Danke für Ihren Besuch.',
		order: 'Bestellung',
		carrier: 'Paketdienst',
		trackingNumber: 'Sendungsnummer',
		content: 'In diesem Paket',
		line: ({ name, colorName, sizeLabel, quantity }) =>
			`${quantity} × ${name}, ${colorName}, ${sized('Größe', sizeLabel)}`,
		openingHours: 'Öffnungszeiten',
		closed: 'geschlossen',
		aroundTheClock: 'rund um die Uhr',
		follow: 'Bestellung verfolgen',
		withdrawal:
			'Sie können Ihren Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen; die Frist beginnt, wenn Sie das letzte Paket der Bestellung erhalten haben.',
		withdrawalUntil: (day) => `Sie können bis einschließlich ${day} ohne Angabe von Gründen widerrufen.`,
		withdrawHere: 'Vertrag widerrufen',
		returns: 'Artikel nehmen wir 30 Tage lang zurück.',
		question: 'Fragen? Antworten Sie auf diese Nachricht und lassen Sie die Bestellnummer stehen.',
	},
	it: {
		shippedSubject: (orderNumber) => `Il tuo ordine ${orderNumber} è in viaggio`,
		shippedTitle: 'È partito',
		shippedAll: 'Il tuo ordine ha lasciato il nostro magazzino. Il corriere ti dice dove si trova.',
		shippedPart: 'Una parte del tuo ordine ha lasciato il nostro magazzino. Il resto arriva in un altro pacco.',
		readySubject: (orderNumber) => `Il tuo ordine ${orderNumber} ti aspetta`,
		readyTitle: 'Pronto per il ritiro',
		readyIntro: (place) => `Puoi ritirare il pacco qui: ${place}.`,
		bring: 'Porta un documento e il numero d’ordine.',
		deliveredSubject: (orderNumber) => `Il tuo ordine ${orderNumber} è arrivato`,
		deliveredTitle: 'È arrivato',
		deliveredIntro: 'Il corriere ci dice che il pacco è stato consegnato.',
		collectedIntro: 'Hai ritirato il pacco. Grazie della visita.',
		order: 'Ordine',
		carrier: 'Corriere',
		trackingNumber: 'Numero di tracciamento',
		content: 'In questo pacco',
		line: ({ name, colorName, sizeLabel, quantity }) =>
			`${quantity} × ${name}, ${colorName}, ${sized('taglia', sizeLabel)}`,
		openingHours: 'Orari',
		closed: 'chiuso',
		aroundTheClock: 'giorno e notte',
		follow: 'Segui l’ordine',
		withdrawal: 'Puoi recedere senza indicarne il motivo entro 14 giorni da quando ricevi l’ultimo pacco dell’ordine.',
		withdrawalUntil: (day) => `Puoi recedere senza indicarne il motivo fino a ${day} compreso.`,
		withdrawHere: 'Recedere dal contratto',
		returns: 'Puoi renderci gli articoli entro 30 giorni.',
		question: 'Domande? Rispondi a questo messaggio lasciando il numero d’ordine.',
	},
	pl: {
		shippedSubject: (orderNumber) => `Zamówienie ${orderNumber} jest w drodze`,
		shippedTitle: 'Już w drodze',
		shippedAll: 'Twoje zamówienie opuściło nasz magazyn. Przewoźnik powie, gdzie teraz jest.',
		shippedPart: 'Część Twojego zamówienia opuściła nasz magazyn. Reszta przyjdzie w osobnej paczce.',
		readySubject: (orderNumber) => `Zamówienie ${orderNumber} czeka na odbiór`,
		readyTitle: 'Gotowe do odbioru',
		readyIntro: (place) => `Paczka czeka na Ciebie tutaj: ${place}.`,
		bring: 'Prosimy zabrać dokument tożsamości i numer zamówienia.',
		deliveredSubject: (orderNumber) => `Zamówienie ${orderNumber} dotarło`,
		deliveredTitle: 'Paczka dotarła',
		deliveredIntro: 'Przewoźnik przekazał nam, że paczka została doręczona.',
		collectedIntro: 'Paczka została odebrana. Dziękujemy za wizytę.',
		order: 'Zamówienie',
		carrier: 'Przewoźnik',
		trackingNumber: 'Numer przesyłki',
		content: 'W tej paczce',
		line: ({ name, colorName, sizeLabel, quantity }) =>
			`${quantity} × ${name}, ${colorName}, ${sized('rozmiar', sizeLabel)}`,
		openingHours: 'Godziny otwarcia',
		closed: 'zamknięte',
		aroundTheClock: 'całą dobę',
		follow: 'Śledź zamówienie',
		withdrawal:
			'Możesz odstąpić od umowy bez podania przyczyny w ciągu 14 dni od otrzymania ostatniej paczki z zamówienia.',
		withdrawalUntil: (day) => `Możesz odstąpić od umowy bez podania przyczyny do dnia: ${day}, włącznie.`,
		withdrawHere: 'Odstąp od umowy',
		returns: 'Rzeczy możesz nam zwrócić przez 30 dni.',
		question: 'Masz pytanie? Odpowiedz na tę wiadomość, zostawiając w niej numer zamówienia.',
	},
}
