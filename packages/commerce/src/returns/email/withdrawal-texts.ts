import type { Language } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import type { WithdrawalOutcome } from '../contract/withdrawals.ts'

export type WithdrawalTexts = {
	subject: (orderNumber: string) => string
	title: string
	received: (moment: string) => string
	content: string
	/** What follows; `late` is told until when it could be made. */
	outcome: Readonly<Record<Exclude<WithdrawalOutcome, 'late'>, string>>
	late: (lastDay: string) => string
	see: string
	/** Leads to where a statement that is held is confirmed. */
	confirm: string
	keep: string
}

/** Words of the acknowledgement of a withdrawal: content, date and time at once, on a durable medium (law 3). */
const WITHDRAWAL_TEXTS: Readonly<Record<Language, WithdrawalTexts>> = {
	fr: {
		subject: (number) => `Accusé de réception de votre rétractation, commande ${number}`,
		title: 'Rétractation reçue',
		received: (moment) => `Nous avons reçu votre déclaration de rétractation le ${moment}.`,
		content: 'En voici le contenu :',
		outcome: {
			cancelled:
				'La commande n’était pas partie : elle est annulée et nous vous remboursons tout ce que vous avez payé par le même moyen de paiement.',
			return: 'Renvoyez-nous les articles sous 14 jours. Voici comment.',
			'gift-cards':
				'Les cartes cadeaux sont annulées et nous vous remboursons leur prix par le même moyen de paiement.',
			'nothing-left': 'Cette commande est déjà annulée ou entièrement rendue : il n’y a plus rien à faire.',
			review: 'Nous examinons votre déclaration et vous répondons par e-mail.',
			unmatched:
				'Nous n’avons pas trouvé de commande avec ce numéro et cette adresse. Votre déclaration est conservée avec sa date : nous la vérifions et vous répondons par e-mail.',
			held: 'Pour que nous l’exécutions tout de suite, confirmez-la par le lien ci-dessous : nous savons ainsi qu’elle vient bien de vous. Sans confirmation sous 24 heures, notre équipe la traite avec vous. La date ci-dessus fait foi dans tous les cas. Si vous n’êtes pas à l’origine de cette déclaration, ne confirmez rien et répondez à ce message.',
		},
		late: (day) =>
			`Le délai de rétractation de cette commande a pris fin le ${day}. Votre déclaration est conservée. Les articles peuvent nous être rendus pendant 30 jours après la livraison.`,
		see: 'Revoir cet accusé de réception :',
		confirm: 'Confirmer votre déclaration :',
		keep: 'Gardez ce message.',
	},
	en: {
		subject: (number) => `We have received your notice of withdrawal, order ${number}`,
		title: 'Withdrawal received',
		received: (moment) => `We received your notice of withdrawal on ${moment}.`,
		content: 'This is what it says:',
		outcome: {
			cancelled:
				'The order had not left: it is cancelled, and everything you paid goes back to the means of payment you used.',
			return: 'Please send the items back within 14 days. This is how.',
			'gift-cards': 'The gift cards are void, and their price goes back to the means of payment you used.',
			'nothing-left': 'This order is already cancelled or returned in full: there is nothing left to do.',
			review: 'We are looking at your notice and will answer by email.',
			unmatched:
				'We found no order with this number and address. Your notice is kept with its date: we are looking into it and will answer by email.',
			held: 'So that we can act on it straight away, please confirm it with the link below: this tells us that it comes from you. If it is not confirmed within 24 hours, our team will contact you about it. The date above counts in any case. If you did not give this notice, do not confirm it and reply to this message.',
		},
		late: (day) =>
			`The withdrawal period of this order ended on ${day}. Your notice is kept. Items can be returned within 30 days of delivery.`,
		see: 'See this acknowledgement again:',
		confirm: 'Confirm your notice:',
		keep: 'Please keep this message.',
	},
	es: {
		subject: (number) => `Acuse de recibo de tu desistimiento, pedido ${number}`,
		title: 'Desistimiento recibido',
		received: (moment) => `Hemos recibido tu declaración de desistimiento el ${moment}.`,
		content: 'Este es su contenido:',
		outcome: {
			cancelled:
				'El pedido no había salido: queda cancelado y te devolvemos todo lo que pagaste por el mismo medio de pago.',
			return: 'Devuélvenos los artículos en un plazo de 14 días. Así se hace.',
			'gift-cards': 'Las tarjetas regalo quedan anuladas y te devolvemos su precio por el mismo medio de pago.',
			'nothing-left': 'Este pedido ya está cancelado o devuelto por completo: no queda nada por hacer.',
			review: 'Estamos revisando tu declaración y te responderemos por correo electrónico.',
			unmatched:
				'No hemos encontrado ningún pedido con ese número y esa dirección. Guardamos tu declaración con su fecha: la comprobamos y te respondemos por correo electrónico.',
			held: 'Para que podamos tramitarla de inmediato, confírmala con el enlace siguiente: así sabemos que es tuya. Si no la confirmas en 24 horas, nuestro equipo la tramitará contigo. La fecha indicada cuenta en todo caso. Si no has hecho tú esta declaración, no confirmes nada y responde a este mensaje.',
		},
		late: (day) =>
			`El plazo de desistimiento de este pedido terminó el ${day}. Guardamos tu declaración. Los artículos se pueden devolver durante los 30 días siguientes a la entrega.`,
		see: 'Volver a ver este acuse de recibo:',
		confirm: 'Confirmar tu declaración:',
		keep: 'Conserva este mensaje.',
	},
	de: {
		subject: (number) => `Eingangsbestätigung Ihres Widerrufs, Bestellung ${number}`,
		title: 'Widerruf eingegangen',
		received: (moment) => `Ihre Widerrufserklärung ist am ${moment} bei uns eingegangen.`,
		content: 'Sie lautet:',
		outcome: {
			cancelled:
				'Die Bestellung war noch nicht versandt: Sie ist storniert, und Sie erhalten alles, was Sie gezahlt haben, über dasselbe Zahlungsmittel zurück.',
			return: 'Bitte senden Sie uns die Artikel binnen 14 Tagen zurück. So geht es.',
			'gift-cards':
				'Die Geschenkkarten sind ungültig, und Sie erhalten ihren Preis über dasselbe Zahlungsmittel zurück.',
			'nothing-left':
				'Diese Bestellung ist bereits storniert oder vollständig zurückgegeben: Es ist nichts weiter zu tun.',
			review: 'Wir prüfen Ihre Erklärung und antworten Ihnen per E-Mail.',
			unmatched:
				'Wir haben keine Bestellung mit dieser Nummer und Adresse gefunden. Wir bewahren Ihre Erklärung mit Datum auf, gehen ihr nach und antworten Ihnen per E-Mail.',
			held: 'Damit wir sie sofort ausführen können, bestätigen Sie sie bitte über den folgenden Link: So wissen wir, dass sie von Ihnen stammt. Ohne Bestätigung binnen 24 Stunden klärt unser Team sie mit Ihnen. Das oben genannte Datum gilt in jedem Fall. Stammt diese Erklärung nicht von Ihnen, bestätigen Sie nichts und antworten Sie auf diese Nachricht.',
		},
		late: (day) =>
			`Die Widerrufsfrist dieser Bestellung endete am ${day}. Wir bewahren Ihre Erklärung auf. Artikel nehmen wir 30 Tage lang nach der Lieferung zurück.`,
		see: 'Diese Bestätigung noch einmal ansehen:',
		confirm: 'Ihre Erklärung bestätigen:',
		keep: 'Bitte bewahren Sie diese Nachricht auf.',
	},
	it: {
		subject: (number) => `Ricevuta del tuo recesso, ordine ${number}`,
		title: 'Recesso ricevuto',
		received: (moment) => `Abbiamo ricevuto la tua dichiarazione di recesso ${moment}.`,
		content: 'Ecco il suo contenuto:',
		outcome: {
			cancelled:
				'L’ordine non era partito: è annullato e ti restituiamo tutto ciò che hai pagato con lo stesso metodo di pagamento.',
			return: 'Rispediscici gli articoli entro 14 giorni. Ecco come.',
			'gift-cards': 'Le carte regalo sono annullate e ti restituiamo il loro prezzo con lo stesso metodo di pagamento.',
			'nothing-left': 'Questo ordine è già annullato o restituito per intero: non resta nulla da fare.',
			review: 'Stiamo esaminando la tua dichiarazione e ti risponderemo per e-mail.',
			unmatched:
				'Non abbiamo trovato alcun ordine con questo numero e questo indirizzo. La tua dichiarazione è conservata con la sua data: la verifichiamo e ti rispondiamo per e-mail.',
			held: 'Perché possiamo eseguirla subito, confermala con il link qui sotto: così sappiamo che viene da te. Senza conferma entro 24 ore, il nostro team ti contatterà. La data indicata sopra vale in ogni caso. Se non hai fatto tu questa dichiarazione, non confermare nulla e rispondi a questo messaggio.',
		},
		late: (day) =>
			`Il termine di recesso di questo ordine è scaduto ${day}. La tua dichiarazione è conservata. Gli articoli si possono restituire entro 30 giorni dalla consegna.`,
		see: 'Rivedi questa ricevuta:',
		confirm: 'Conferma la tua dichiarazione:',
		keep: 'Conserva questo messaggio.',
	},
	pl: {
		subject: (number) => `Potwierdzenie otrzymania odstąpienia, zamówienie ${number}`,
		title: 'Odstąpienie otrzymane',
		received: (moment) => `Otrzymaliśmy Twoje oświadczenie o odstąpieniu: ${moment}.`,
		content: 'Oto jego treść:',
		outcome: {
			cancelled:
				'Zamówienie nie zostało jeszcze wysłane: jest anulowane, a wszystko, co zostało zapłacone, zwracamy tym samym sposobem płatności.',
			return: 'Prosimy odesłać nam produkty w ciągu 14 dni. Oto jak to zrobić.',
			'gift-cards': 'Karty podarunkowe są unieważnione, a ich cenę zwracamy tym samym sposobem płatności.',
			'nothing-left': 'To zamówienie jest już anulowane lub w całości zwrócone: nie trzeba nic robić.',
			review: 'Sprawdzamy Twoje oświadczenie i odpowiemy e-mailem.',
			unmatched:
				'Nie znaleźliśmy zamówienia o tym numerze i adresie. Oświadczenie przechowujemy wraz z datą: sprawdzimy je i odpowiemy e-mailem.',
			held: 'Aby można było wykonać je od razu, potwierdź je, klikając poniższy link: dzięki temu wiemy, że pochodzi od Ciebie. Bez potwierdzenia w ciągu 24 godzin nasz zespół wyjaśni sprawę z Tobą. Powyższa data liczy się w każdym przypadku. Jeśli to nie Ty składasz to oświadczenie, niczego nie potwierdzaj i odpowiedz na tę wiadomość.',
		},
		late: (day) =>
			`Termin odstąpienia od umowy dla tego zamówienia upłynął: ${day}. Oświadczenie przechowujemy. Rzeczy można zwrócić w ciągu 30 dni od dostawy.`,
		see: 'Zobacz to potwierdzenie ponownie:',
		confirm: 'Potwierdź swoje oświadczenie:',
		keep: 'Zachowaj tę wiadomość.',
	},
}

type SiteWords = Partial<Omit<WithdrawalTexts, 'outcome' | 'see' | 'keep'>>

/** As the page of the function names it there: Britain's law calls it cancelling, and Swiss law knows none, so that it is our own promise. */
const SITE_WORDS: Readonly<Partial<Record<SiteCode, Partial<Record<Language, SiteWords>>>>> = {
	gb: {
		en: {
			subject: (number) => `We have received your notice of cancellation, order ${number}`,
			title: 'Notice received',
			received: (moment) => `We received your notice of cancellation on ${moment}.`,
			late: (day) =>
				`The cancellation period of this order ended on ${day}. Your notice is kept. Items can be returned within 30 days of delivery.`,
		},
	},
	ch: {
		fr: {
			subject: (number) => `Accusé de réception de votre déclaration, commande ${number}`,
			title: 'Déclaration reçue',
			received: (moment) => `Nous avons reçu votre déclaration le ${moment}.`,
			late: (day) =>
				`Le délai pour revenir sur cet achat a pris fin le ${day}. Votre déclaration est conservée. Les articles peuvent nous être rendus pendant 30 jours après la livraison.`,
		},
	},
}

/** The words of the acknowledgement in a language, as a site says them. */
export function withdrawalTexts(language: Language, site: SiteCode): WithdrawalTexts {
	return { ...WITHDRAWAL_TEXTS[language], ...SITE_WORDS[site]?.[language] }
}
