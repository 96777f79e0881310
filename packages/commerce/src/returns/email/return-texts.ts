import type { Language } from '@vitrine/market/locales'
import type { Refusal, ReturnMethod } from '../contract/returns.ts'

export type ReturnTexts = {
	subject: (returnNumber: string) => string
	title: string
	intro: (returnNumber: string, orderNumber: string) => string
	size: string
	how: Readonly<Record<ReturnMethod, string>>
	label: (reference: string) => string
	refund: (amount: string) => string
	see: string
	/** Where the carrier brings it: it has a label. */
	seeLabel: string
	refusedSubject: (returnNumber: string) => string
	refusedTitle: string
	refusedIntro: (returnNumber: string) => string
	refusal: Readonly<Record<Refusal, string>>
	sentBack: string
	question: string
	reducedSubject: (returnNumber: string) => string
	reducedTitle: string
	reducedIntro: (returnNumber: string) => string
	reducedWhy: string
	reducedRefund: (amount: string) => string
	objection: string
}

/** Words of the e-mails about goods that come back: how to send them, and which were refused. */
export const RETURN_TEXTS: Readonly<Record<Language, ReturnTexts>> = {
	fr: {
		subject: (number) => `Votre retour ${number} est enregistré`,
		title: 'Retour enregistré',
		intro: (number, order) => `Nous attendons ces articles de la commande ${order}.\nNuméro de retour : ${number}`,
		size: 'taille',
		how: {
			store: 'Apportez-les dans un de nos magasins et donnez le numéro de retour. C’est gratuit.',
			relay: 'Collez l’étiquette sur le colis et déposez-le dans un point relais.',
			pickup: 'Collez l’étiquette sur le colis : le transporteur vient le chercher chez vous.',
		},
		label: (reference) => `Référence de l’étiquette : ${reference}`,
		refund: (amount) =>
			`Nous vous remboursons ${amount} dès que nous avons reçu les articles, ou la preuve de leur envoi, et au plus tard 14 jours après votre demande si vous les avez envoyés.`,
		see: 'Voir le retour :',
		seeLabel: 'Voir le retour et son étiquette :',
		refusedSubject: (number) => `Retour ${number} : articles refusés`,
		refusedTitle: 'Articles refusés',
		refusedIntro: (number) => `Nous avons examiné votre retour ${number}. Nous ne pouvons pas reprendre :`,
		refusal: {
			worn: 'article porté',
			damaged: 'article abîmé',
			incomplete: 'article incomplet',
			'not-ours': 'ne vient pas de cette commande',
		},
		sentBack: 'Nous vous renvoyons ces articles à l’adresse de la commande.',
		question: 'Une question ou un désaccord ? Répondez à ce message en gardant le numéro de retour.',
		reducedSubject: (number) => `Retour ${number} : remboursement réduit`,
		reducedTitle: 'Remboursement réduit',
		reducedIntro: (number) =>
			`Nous avons examiné votre retour ${number} et repris tous les articles. Pour ceux-ci, nous déduisons du remboursement la perte de valeur constatée :`,
		reducedWhy:
			'Une déduction n’est permise que si un article a été manipulé au-delà de ce qui est nécessaire pour en voir la nature, les caractéristiques et le bon fonctionnement, comme on l’essaierait en magasin.',
		reducedRefund: (amount) => `Vous êtes remboursé de ${amount}.`,
		objection:
			'Vous n’êtes pas d’accord ? Répondez à ce message avec le numéro de retour et, si possible, des photos : une autre personne réexamine la déduction et vous répond. Vous pouvez ensuite saisir le médiateur indiqué dans votre confirmation de commande.',
	},
	en: {
		subject: (number) => `Your return ${number} is registered`,
		title: 'Return registered',
		intro: (number, order) => `We are expecting these items from order ${order}.\nReturn number: ${number}`,
		size: 'size',
		how: {
			store: 'Bring them to one of our stores and give the return number. It is free.',
			relay: 'Put the label on the parcel and hand it in at a pick-up point.',
			pickup: 'Put the label on the parcel: the carrier collects it from your home.',
		},
		label: (reference) => `Label reference: ${reference}`,
		refund: (amount) =>
			`We refund ${amount} as soon as we have the items, or proof that they were sent, and no later than 14 days after your request if you have sent them.`,
		see: 'See the return:',
		seeLabel: 'See the return and its label:',
		refusedSubject: (number) => `Return ${number}: items refused`,
		refusedTitle: 'Items refused',
		refusedIntro: (number) => `We have looked at your return ${number}. We cannot take back:`,
		refusal: {
			worn: 'worn',
			damaged: 'damaged',
			incomplete: 'incomplete',
			'not-ours': 'not from this order',
		},
		sentBack: 'We are sending these items back to the address of the order.',
		question: 'A question, or you disagree? Reply to this message and keep the return number.',
		reducedSubject: (number) => `Return ${number}: reduced refund`,
		reducedTitle: 'Reduced refund',
		reducedIntro: (number) =>
			`We have looked at your return ${number} and taken back all of the items. For these, we are deducting their loss of value from the refund:`,
		reducedWhy:
			'A deduction is only allowed where an item was handled beyond what is needed to see what it is, what it is like and how it works, as you would in a store.',
		reducedRefund: (amount) => `Your refund is ${amount}.`,
		objection:
			'You disagree? Reply to this message with the return number and, if you can, photos: somebody else will look at the deduction again and answer you. The bodies that settle disputes are named in your order confirmation.',
	},
	es: {
		subject: (number) => `Tu devolución ${number} está registrada`,
		title: 'Devolución registrada',
		intro: (number, order) => `Esperamos estos artículos del pedido ${order}.\nNúmero de devolución: ${number}`,
		size: 'talla',
		how: {
			store: 'Llévalos a una de nuestras tiendas y da el número de devolución. Es gratis.',
			relay: 'Pega la etiqueta en el paquete y entrégalo en un punto de recogida.',
			pickup: 'Pega la etiqueta en el paquete: el transportista lo recoge en tu casa.',
		},
		label: (reference) => `Referencia de la etiqueta: ${reference}`,
		refund: (amount) =>
			`Te devolvemos ${amount} en cuanto tengamos los artículos, o la prueba de su envío, y como máximo 14 días después de tu solicitud si los has enviado.`,
		see: 'Ver la devolución:',
		seeLabel: 'Ver la devolución y su etiqueta:',
		refusedSubject: (number) => `Devolución ${number}: artículos rechazados`,
		refusedTitle: 'Artículos rechazados',
		refusedIntro: (number) => `Hemos revisado tu devolución ${number}. No podemos aceptar:`,
		refusal: {
			worn: 'se ha usado',
			damaged: 'se ha dañado',
			incomplete: 'falta una parte',
			'not-ours': 'no es de este pedido',
		},
		sentBack: 'Te reenviamos estos artículos a la dirección del pedido.',
		question: '¿Alguna pregunta o no estás de acuerdo? Responde a este mensaje y conserva el número de devolución.',
		reducedSubject: (number) => `Devolución ${number}: reembolso reducido`,
		reducedTitle: 'Reembolso reducido',
		reducedIntro: (number) =>
			`Hemos revisado tu devolución ${number} y hemos aceptado todos los artículos. En estos, descontamos del reembolso la pérdida de valor:`,
		reducedWhy:
			'Solo se puede descontar si un artículo se ha manipulado más allá de lo necesario para ver su naturaleza, sus características y su funcionamiento, como se haría en una tienda.',
		reducedRefund: (amount) => `El reembolso es de ${amount}.`,
		objection:
			'¿No estás de acuerdo? Responde a este mensaje con el número de devolución y, si puedes, fotos: otra persona revisará el descuento y te responderá. Después puedes acudir al organismo de reclamaciones indicado en la confirmación del pedido.',
	},
	de: {
		subject: (number) => `Ihre Rücksendung ${number} ist angemeldet`,
		title: 'Rücksendung angemeldet',
		intro: (number, order) => `Wir erwarten diese Artikel der Bestellung ${order}.\nRücksendenummer: ${number}`,
		size: 'Größe',
		how: {
			store: 'Bringen Sie sie in eine unserer Filialen und nennen Sie die Rücksendenummer. Das ist kostenlos.',
			relay: 'Kleben Sie das Etikett auf das Paket und geben Sie es an einer Abholstelle ab.',
			pickup: 'Kleben Sie das Etikett auf das Paket: Der Paketdienst holt es bei Ihnen ab.',
		},
		label: (reference) => `Nummer des Etiketts: ${reference}`,
		refund: (amount) =>
			`Wir erstatten ${amount}, sobald wir die Artikel oder den Nachweis ihrer Absendung haben, und spätestens 14 Tage nach Ihrer Mitteilung, wenn Sie sie abgesandt haben.`,
		see: 'Rücksendung ansehen:',
		seeLabel: 'Rücksendung und Etikett ansehen:',
		refusedSubject: (number) => `Rücksendung ${number}: abgelehnte Artikel`,
		refusedTitle: 'Abgelehnte Artikel',
		refusedIntro: (number) => `Wir haben Ihre Rücksendung ${number} geprüft. Nicht zurücknehmen können wir:`,
		refusal: {
			worn: 'getragen',
			damaged: 'beschädigt',
			incomplete: 'unvollständig',
			'not-ours': 'gehört nicht zu dieser Bestellung',
		},
		sentBack: 'Wir senden Ihnen diese Artikel an die Adresse der Bestellung zurück.',
		question:
			'Eine Frage, oder sind Sie nicht einverstanden? Antworten Sie auf diese Nachricht und lassen Sie die Rücksendenummer im Betreff.',
		reducedSubject: (number) => `Rücksendung ${number}: verminderte Erstattung`,
		reducedTitle: 'Verminderte Erstattung',
		reducedIntro: (number) =>
			`Wir haben Ihre Rücksendung ${number} geprüft und alle Artikel zurückgenommen. Bei diesen ziehen wir den Wertverlust von der Erstattung ab:`,
		reducedWhy:
			'Ein Abzug ist nur zulässig, wenn mit einem Artikel anders umgegangen wurde, als es zur Prüfung seiner Beschaffenheit, Eigenschaften und Funktionsweise nötig ist, also anders als beim Anprobieren im Laden.',
		reducedRefund: (amount) => `Sie erhalten ${amount} zurück.`,
		objection:
			'Sind Sie nicht einverstanden? Antworten Sie auf diese Nachricht mit der Rücksendenummer und möglichst mit Fotos: Jemand anderes prüft den Abzug noch einmal und antwortet Ihnen. Wohin Sie sich danach wenden können, steht in Ihrer Bestellbestätigung.',
	},
	it: {
		subject: (number) => `Il tuo reso ${number} è registrato`,
		title: 'Reso registrato',
		intro: (number, order) => `Aspettiamo questi articoli dell’ordine ${order}.\nNumero del reso: ${number}`,
		size: 'taglia',
		how: {
			store: 'Portali in uno dei nostri negozi e comunica il numero del reso. È gratuito.',
			relay: 'Applica l’etichetta al pacco e consegnalo in un punto di ritiro.',
			pickup: 'Applica l’etichetta al pacco: il corriere lo ritira a casa tua.',
		},
		label: (reference) => `Riferimento dell’etichetta: ${reference}`,
		refund: (amount) =>
			`Ti restituiamo ${amount} appena riceviamo gli articoli, o la prova della spedizione, e al più tardi 14 giorni dopo la tua richiesta se li hai spediti.`,
		see: 'Vedi il reso:',
		seeLabel: 'Vedi il reso e la sua etichetta:',
		refusedSubject: (number) => `Reso ${number}: articoli rifiutati`,
		refusedTitle: 'Articoli rifiutati',
		refusedIntro: (number) => `Abbiamo esaminato il tuo reso ${number}. Non possiamo accettare:`,
		refusal: {
			worn: 'capo indossato',
			damaged: 'capo danneggiato',
			incomplete: 'ne manca una parte',
			'not-ours': 'non viene da questo ordine',
		},
		sentBack: 'Ti rispediamo questi articoli all’indirizzo dell’ordine.',
		question: 'Una domanda, o non sei d’accordo? Rispondi a questo messaggio e conserva il numero del reso.',
		reducedSubject: (number) => `Reso ${number}: rimborso ridotto`,
		reducedTitle: 'Rimborso ridotto',
		reducedIntro: (number) =>
			`Abbiamo esaminato il tuo reso ${number} e ripreso tutti gli articoli. Per questi deduciamo dal rimborso la perdita di valore:`,
		reducedWhy:
			'Una deduzione è ammessa solo se un articolo è stato maneggiato più di quanto serve per vederne la natura, le caratteristiche e il funzionamento, come si farebbe in negozio.',
		reducedRefund: (amount) => `Il rimborso è di ${amount}.`,
		objection:
			'Non sei d’accordo? Rispondi a questo messaggio con il numero del reso e, se puoi, con alcune foto: un’altra persona riesaminerà la deduzione e ti risponderà. In seguito puoi rivolgerti all’organismo indicato nella conferma dell’ordine.',
	},
	pl: {
		subject: (number) => `Twój zwrot ${number} został zgłoszony`,
		title: 'Zwrot zgłoszony',
		intro: (number, order) => `Czekamy na te produkty z zamówienia ${order}.\nNumer zwrotu: ${number}`,
		size: 'rozmiar',
		how: {
			store: 'Przynieś je do jednego z naszych sklepów i podaj numer zwrotu. To nic nie kosztuje.',
			relay: 'Naklej etykietę na paczkę i oddaj ją w punkcie odbioru.',
			pickup: 'Naklej etykietę na paczkę: kurier odbierze ją od Ciebie.',
		},
		label: (reference) => `Numer etykiety: ${reference}`,
		refund: (amount) =>
			`Zwrócimy ${amount}, gdy tylko otrzymamy produkty lub dowód ich nadania, a jeśli zostały nadane, nie później niż 14 dni od zgłoszenia.`,
		see: 'Zobacz zwrot:',
		seeLabel: 'Zobacz zwrot i etykietę:',
		refusedSubject: (number) => `Zwrot ${number}: produkty nieprzyjęte`,
		refusedTitle: 'Rzeczy nieprzyjęte',
		refusedIntro: (number) => `Obejrzeliśmy Twój zwrot ${number}. Nie możemy przyjąć:`,
		refusal: {
			worn: 'ślady noszenia',
			damaged: 'uszkodzenie',
			incomplete: 'brakuje części',
			'not-ours': 'nie z tego zamówienia',
		},
		sentBack: 'Odsyłamy te produkty na adres z zamówienia.',
		question: 'Masz pytanie albo nie zgadzasz się? Odpowiedz na tę wiadomość i zachowaj numer zwrotu.',
		reducedSubject: (number) => `Zwrot ${number}: pomniejszony zwrot pieniędzy`,
		reducedTitle: 'Pomniejszony zwrot pieniędzy',
		reducedIntro: (number) =>
			`Obejrzeliśmy Twój zwrot ${number} i przyjęliśmy wszystkie produkty. W przypadku tych odliczamy utratę wartości:`,
		reducedWhy:
			'Odliczenie jest dopuszczalne tylko wtedy, gdy z produktu korzystano w sposób wykraczający poza to, co konieczne, by poznać jego charakter, cechy i działanie, czyli inaczej niż przy przymierzaniu w sklepie.',
		reducedRefund: (amount) => `Zwracamy ${amount}.`,
		objection:
			'Nie zgadzasz się? Odpowiedz na tę wiadomość, podając numer zwrotu i w miarę możliwości zdjęcia: inna osoba ponownie oceni odliczenie i odpowie. Potem możesz zwrócić się do instytucji wskazanej w potwierdzeniu zamówienia.',
	},
}
