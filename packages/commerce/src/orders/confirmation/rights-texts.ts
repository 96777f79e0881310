import type { Language } from '@vitrine/market/locales'

export type RightsTexts = {
	seller: string
	withdrawal: string
	/** By law; where the law knows none, as the shop's own promise. */
	right: string
	promise: string
	how: string
	back: string
	money: string
	online: string
	form: string
	/** Annex I(B) of Directive 2011/83 in its official words, a line a field. */
	model: (to: string) => string[]
	guarantee: string
	complaint: (email: string) => string
	call: (phone: string) => string
	mediator: (mediator: string) => string
}

/** What the confirmation says of the contract besides its goods (law 2, Directive 2011/83 art. 6(1), 8(7)). */
export const RIGHTS_TEXTS: Readonly<Record<Language, RightsTexts>> = {
	fr: {
		seller: 'Votre vendeur',
		withdrawal: 'Votre droit de rétractation',
		right:
			'Vous pouvez vous rétracter du contrat, en tout ou en partie et sans donner de motif, dès maintenant et jusqu’à 14 jours après la réception du dernier colis. Si le dernier jour est un samedi, un dimanche ou un jour férié, le délai court jusqu’au jour ouvrable suivant.',
		promise:
			'Vous pouvez revenir sur votre achat, en tout ou en partie et sans donner de motif, dès maintenant et jusqu’à 14 jours après la réception du dernier colis : c’est une garantie de notre boutique.',
		how: 'Dites-le-nous clairement : en ligne par le lien ci-dessous, par e-mail, par courrier, ou avec le formulaire ci-dessous, qui n’est pas obligatoire. Il suffit d’envoyer votre déclaration avant la fin du délai.',
		back: 'Renvoyez les articles au plus tard 14 jours après votre déclaration. Les frais de renvoi sont à notre charge avec notre étiquette, et le dépôt en magasin est gratuit.',
		money:
			'Nous vous remboursons tout ce que vous avez payé, livraison standard comprise, au plus tard 14 jours après votre déclaration et par le même moyen de paiement. Nous pouvons attendre d’avoir reçu les articles ou la preuve de leur envoi. Une perte de valeur n’est déduite que si un article a été manipulé au-delà de ce qui est nécessaire pour en voir la nature, les caractéristiques et le bon fonctionnement.',
		online: 'Se rétracter en ligne',
		form: 'Modèle de formulaire de rétractation',
		model: (to) => [
			'(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
			`À l’attention de ${to} :`,
			'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat (*) portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous :',
			'Commandé le (*)/reçu le (*) :',
			'Nom du (des) consommateur(s) :',
			'Adresse du (des) consommateur(s) :',
			'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :',
			'Date :',
			'(*) Rayez la mention inutile.',
		],
		guarantee: 'Garantie et réclamations',
		complaint: (email) => `Une réclamation ? Répondez à ce message ou écrivez à ${email}.`,
		call: (phone) => `Téléphone : ${phone}.`,
		mediator: (mediator) => `Médiateur de la consommation : ${mediator}.`,
	},
	en: {
		seller: 'Your seller',
		withdrawal: 'Your right to cancel',
		right:
			'You may cancel the contract, in whole or in part and without giving a reason, from now until 14 days after you receive the last parcel. If the last day is a Saturday, a Sunday or a public holiday, the period runs until the next working day.',
		promise:
			'You may change your mind, in whole or in part and without giving a reason, from now until 14 days after you receive the last parcel: this is the shop’s own guarantee.',
		how: 'Tell us clearly: online with the link below, by email, by post, or with the form below, which you do not have to use. It is enough to send your notice before the period ends.',
		back: 'Send the items back no later than 14 days after your notice. We pay for the return with our label, and handing them in at a store is free.',
		money:
			'We refund everything you paid, standard delivery included, no later than 14 days after your notice and by the same means of payment. We may wait until we have the items or proof that they were sent. Loss of value is only deducted where an item was handled beyond what is needed to see what it is, what it is like and how it works.',
		online: 'Cancel online',
		form: 'Model cancellation form',
		model: (to) => [
			'(Complete and return this form only if you wish to cancel the contract.)',
			`To ${to}:`,
			'I/We (*) hereby give notice that I/We (*) cancel my/our (*) contract of sale of the following goods (*)/for the supply of the following service (*):',
			'Ordered on (*)/received on (*):',
			'Name of consumer(s):',
			'Address of consumer(s):',
			'Signature of consumer(s) (only if this form is notified on paper):',
			'Date:',
			'(*) Delete as appropriate.',
		],
		guarantee: 'Guarantee and complaints',
		complaint: (email) => `A complaint? Reply to this message or write to ${email}.`,
		call: (phone) => `Phone: ${phone}.`,
		mediator: (mediator) => `Consumer mediator: ${mediator}.`,
	},
	es: {
		seller: 'Tu vendedor',
		withdrawal: 'Tu derecho de desistimiento',
		right:
			'Puedes desistir del contrato, en todo o en parte y sin dar motivos, desde ahora y hasta 14 días después de recibir el último paquete. Si el último día es sábado, domingo o festivo, el plazo termina el siguiente día hábil.',
		promise:
			'Puedes cambiar de opinión, en todo o en parte y sin dar motivos, desde ahora y hasta 14 días después de recibir el último paquete: es una garantía de nuestra tienda.',
		how: 'Dínoslo con claridad: en línea con el enlace siguiente, por correo electrónico, por correo postal o con el formulario siguiente, que no es obligatorio. Basta con enviar tu declaración antes de que termine el plazo.',
		back: 'Envía los artículos a más tardar 14 días después de tu declaración. La devolución corre por nuestra cuenta con nuestra etiqueta, y entregarlos en tienda es gratis.',
		money:
			'Te devolvemos todo lo que pagaste, incluido el envío estándar, a más tardar 14 días después de tu declaración y por el mismo medio de pago. Podemos esperar a recibir los artículos o la prueba de su envío. Solo se descuenta una pérdida de valor si un artículo se ha manipulado más allá de lo necesario para ver su naturaleza, sus características y su funcionamiento.',
		online: 'Desistir en línea',
		form: 'Modelo de formulario de desistimiento',
		model: (to) => [
			'(Solo debes cumplimentar y enviar el presente formulario si deseas desistir del contrato.)',
			`A la atención de ${to}:`,
			'Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien/prestación del siguiente servicio (*):',
			'Pedido el/recibido el (*):',
			'Nombre del consumidor y usuario o de los consumidores y usuarios:',
			'Domicilio del consumidor y usuario o de los consumidores y usuarios:',
			'Firma del consumidor y usuario o de los consumidores y usuarios (solo si el presente formulario se presenta en papel):',
			'Fecha:',
			'(*) Táchese lo que no proceda.',
		],
		guarantee: 'Garantía y reclamaciones',
		complaint: (email) => `¿Una reclamación? Responde a este mensaje o escribe a ${email}.`,
		call: (phone) => `Teléfono: ${phone}.`,
		mediator: (mediator) => `Entidad de resolución de litigios: ${mediator}.`,
	},
	de: {
		seller: 'Ihr Vertragspartner',
		withdrawal: 'Ihr Widerrufsrecht',
		right:
			'Sie können den Vertrag ganz oder teilweise und ohne Angabe von Gründen widerrufen, ab sofort und binnen 14 Tagen nach Erhalt des letzten Pakets. Ist der letzte Tag ein Samstag, Sonntag oder Feiertag, endet die Frist mit dem nächsten Werktag.',
		promise:
			'Sie können ganz oder teilweise und ohne Angabe von Gründen von Ihrem Kauf zurücktreten, ab sofort und binnen 14 Tagen nach Erhalt des letzten Pakets: Das ist eine Zusage unseres Shops.',
		how: 'Teilen Sie es uns eindeutig mit: online über den folgenden Link, per E-Mail, per Post oder mit dem folgenden Formular, das nicht vorgeschrieben ist. Zur Wahrung der Frist reicht es, dass Sie die Erklärung vor ihrem Ablauf absenden.',
		back: 'Senden Sie die Artikel spätestens 14 Tage nach Ihrer Erklärung zurück. Die Kosten der Rücksendung mit unserem Etikett tragen wir, die Abgabe in einer Filiale ist kostenlos.',
		money:
			'Wir erstatten alles, was Sie gezahlt haben, einschließlich des Standardversands, spätestens 14 Tage nach Ihrer Erklärung und über dasselbe Zahlungsmittel. Wir dürfen warten, bis wir die Artikel oder den Nachweis ihrer Absendung haben. Für einen Wertverlust kommen Sie nur auf, wenn mit einem Artikel anders umgegangen wurde, als es zur Prüfung seiner Beschaffenheit, Eigenschaften und Funktionsweise nötig ist.',
		online: 'Online widerrufen',
		form: 'Muster-Widerrufsformular',
		model: (to) => [
			'(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
			`An ${to}:`,
			'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*):',
			'Bestellt am (*)/erhalten am (*):',
			'Name des/der Verbraucher(s):',
			'Anschrift des/der Verbraucher(s):',
			'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):',
			'Datum:',
			'(*) Unzutreffendes streichen.',
		],
		guarantee: 'Gewährleistung und Beschwerden',
		complaint: (email) => `Eine Beschwerde? Antworten Sie auf diese Nachricht oder schreiben Sie an ${email}.`,
		call: (phone) => `Telefon: ${phone}.`,
		mediator: (mediator) => `Verbraucherschlichtungsstelle: ${mediator}.`,
	},
	it: {
		seller: 'Il tuo venditore',
		withdrawal: 'Il tuo diritto di recesso',
		right:
			'Puoi recedere dal contratto, in tutto o in parte e senza indicarne il motivo, da subito ed entro 14 giorni dal ricevimento dell’ultimo pacco. Se l’ultimo giorno è un sabato, una domenica o un giorno festivo, il termine scade il giorno lavorativo successivo.',
		promise:
			'Puoi cambiare idea, in tutto o in parte e senza indicarne il motivo, da subito ed entro 14 giorni dal ricevimento dell’ultimo pacco: è una garanzia del nostro negozio.',
		how: 'Comunicacelo in modo chiaro: online con il link qui sotto, per e-mail, per posta o con il modulo qui sotto, che non è obbligatorio. Basta inviare la dichiarazione prima della scadenza del termine.',
		back: 'Rispedisci gli articoli entro 14 giorni dalla dichiarazione. Le spese di restituzione con la nostra etichetta sono a nostro carico, e la consegna in negozio è gratuita.',
		money:
			'Ti rimborsiamo tutto ciò che hai pagato, compresa la consegna standard, entro 14 giorni dalla dichiarazione e con lo stesso metodo di pagamento. Possiamo attendere di aver ricevuto gli articoli o la prova della spedizione. Una perdita di valore è dedotta solo se un articolo è stato maneggiato più di quanto serve per vederne la natura, le caratteristiche e il funzionamento.',
		online: 'Recedere online',
		form: 'Modulo di recesso tipo',
		model: (to) => [
			'(Compilare e restituire il presente modulo solo se si desidera recedere dal contratto.)',
			`Destinatario ${to}:`,
			'Con la presente io/noi (*) notifico/notifichiamo (*) il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni/servizi (*):',
			'Ordinato il (*)/ricevuto il (*):',
			'Nome del/dei consumatore(i):',
			'Indirizzo del/dei consumatore(i):',
			'Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea):',
			'Data:',
			'(*) Cancellare la dicitura inutile.',
		],
		guarantee: 'Garanzia e reclami',
		complaint: (email) => `Un reclamo? Rispondi a questo messaggio o scrivi a ${email}.`,
		call: (phone) => `Telefono: ${phone}.`,
		mediator: (mediator) => `Organismo di risoluzione delle controversie: ${mediator}.`,
	},
	pl: {
		seller: 'Sprzedawca',
		withdrawal: 'Prawo odstąpienia od umowy',
		right:
			'Możesz odstąpić od umowy w całości lub w części i bez podania przyczyny, od teraz i w ciągu 14 dni od otrzymania ostatniej paczki. Jeśli ostatni dzień przypada w sobotę, niedzielę lub święto, termin upływa następnego dnia roboczego.',
		promise:
			'Możesz zrezygnować z zakupu w całości lub w części i bez podania przyczyny, od teraz i w ciągu 14 dni od otrzymania ostatniej paczki: to gwarancja naszego sklepu.',
		how: 'Poinformuj nas o tym jednoznacznie: online przez poniższy link, e-mailem, pocztą lub na poniższym formularzu, który nie jest obowiązkowy. Wystarczy wysłać oświadczenie przed upływem terminu.',
		back: 'Odeślij produkty najpóźniej 14 dni po złożeniu oświadczenia. Koszt zwrotu z naszą etykietą ponosimy my, a zwrot w salonie jest bezpłatny.',
		money:
			'Zwracamy wszystko, co zostało zapłacone, łącznie ze standardową dostawą, najpóźniej 14 dni po oświadczeniu i tym samym sposobem płatności. Możemy poczekać na otrzymanie produktów lub dowodu ich nadania. Utratę wartości odliczamy tylko wtedy, gdy z produktu korzystano w sposób wykraczający poza to, co konieczne, by poznać jego charakter, cechy i działanie.',
		online: 'Odstąp od umowy online',
		form: 'Wzór formularza odstąpienia od umowy',
		model: (to) => [
			'(Formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy.)',
			`Adresat ${to}:`,
			'Ja/My (*) niniejszym informuję/informujemy (*) o moim/naszym odstąpieniu od umowy sprzedaży następujących rzeczy (*)/o świadczenie następującej usługi (*):',
			'Data zawarcia umowy (*)/odbioru (*):',
			'Imię i nazwisko konsumenta(-ów):',
			'Adres konsumenta(-ów):',
			'Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej):',
			'Data:',
			'(*) Niepotrzebne skreślić.',
		],
		guarantee: 'Rękojmia i reklamacje',
		complaint: (email) => `Reklamacja? Odpowiedz na tę wiadomość lub napisz na adres ${email}.`,
		call: (phone) => `Telefon: ${phone}.`,
		mediator: (mediator) => `Podmiot rozwiązywania sporów: ${mediator}.`,
	},
}
