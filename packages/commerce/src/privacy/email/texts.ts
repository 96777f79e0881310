import type { Language } from '@vitrine/market/locales'

type Words = { subject: string; lines: string[]; button?: string; notes: string[] }

export type PrivacyTexts = {
	hello: (firstName: string) => string
	helloNobody: string
	exportReady: (shop: string) => Words
	/** `years`: so long the country of the site wants invoices kept. */
	erased: (shop: string, reference: string, years: number) => Words
}

/** Words of the e-mails about an export and an erasure. */
export const PRIVACY_TEXTS: Readonly<Record<Language, PrivacyTexts>> = {
	fr: {
		hello: (firstName) => `Bonjour ${firstName},`,
		helloNobody: 'Bonjour,',
		exportReady: (shop) => ({
			subject: `Vos données ${shop} sont prêtes`,
			lines: [
				'La copie de vos données que vous avez demandée est prête. Connectez-vous à votre compte pour la télécharger.',
			],
			button: 'Ouvrir mon compte',
			notes: [
				'La copie reste disponible pendant sept jours, puis elle est supprimée.',
				'Vous n’avez rien demandé ? Changez votre mot de passe sans attendre et répondez à ce message.',
			],
		}),
		erased: (shop, reference, years) => ({
			subject: `Votre compte ${shop} est supprimé`,
			lines: [
				'Comme vous l’avez demandé, nous supprimons votre compte et vos données personnelles. Ce message est le dernier que vous recevez de votre compte.',
				`La loi nous oblige à conserver vos factures pendant ${years} ans. De vos commandes, nous ne gardons que des chiffres qui ne permettent plus de vous reconnaître.`,
			],
			notes: [
				`Référence de votre demande : ${reference}. Gardez-la : c’est la seule trace qui permet d’en reparler avec nous.`,
			],
		}),
	},
	en: {
		hello: (firstName) => `Hello ${firstName},`,
		helloNobody: 'Hello,',
		exportReady: (shop) => ({
			subject: `Your ${shop} data is ready`,
			lines: ['The copy of your data you asked for is ready. Sign in to your account to download it.'],
			button: 'Open my account',
			notes: [
				'The copy stays available for seven days and is then deleted.',
				'You did not ask for this? Change your password straight away and reply to this message.',
			],
		}),
		erased: (shop, reference, years) => ({
			subject: `Your ${shop} account is being deleted`,
			lines: [
				'As you asked, we are deleting your account and your personal data. This is the last message from your account.',
				`The law requires us to keep your invoices for ${years} years. Of your orders we keep only figures that no longer identify you.`,
			],
			notes: [
				`Reference of your request: ${reference}. Please keep it: it is the only way to talk to us about it later.`,
			],
		}),
	},
	es: {
		hello: (firstName) => `Hola, ${firstName}:`,
		helloNobody: 'Hola:',
		exportReady: (shop) => ({
			subject: `Tus datos de ${shop} están listos`,
			lines: ['La copia de tus datos que has solicitado está lista. Inicia sesión en tu cuenta para descargarla.'],
			button: 'Abrir mi cuenta',
			notes: [
				'La copia estará disponible durante siete días; después se elimina.',
				'¿No la has solicitado tú? Cambia tu contraseña cuanto antes y responde a este mensaje.',
			],
		}),
		erased: (shop, reference, years) => ({
			subject: `Tu cuenta de ${shop} se elimina`,
			lines: [
				'Tal como has pedido, eliminamos tu cuenta y tus datos personales. Este es el último mensaje de tu cuenta.',
				`La ley nos obliga a conservar tus facturas durante ${years} años. De tus pedidos solo guardamos cifras que ya no permiten identificarte.`,
			],
			notes: [
				`Referencia de tu solicitud: ${reference}. Guárdala: es la única forma de volver a hablar de ella con nosotros.`,
			],
		}),
	},
	de: {
		hello: (firstName) => `Hallo ${firstName},`,
		helloNobody: 'Guten Tag,',
		exportReady: (shop) => ({
			subject: `Ihre Daten bei ${shop} liegen bereit`,
			lines: [
				'die Kopie Ihrer Daten, die Sie angefordert haben, liegt bereit. Melden Sie sich in Ihrem Konto an, um sie herunterzuladen.',
			],
			button: 'Mein Konto öffnen',
			notes: [
				'Die Kopie bleibt sieben Tage lang verfügbar und wird danach gelöscht.',
				'Sie haben nichts angefordert? Ändern Sie umgehend Ihr Passwort und antworten Sie auf diese Nachricht.',
			],
		}),
		erased: (shop, reference, years) => ({
			subject: `Ihr ${shop}-Konto wird gelöscht`,
			lines: [
				'wie gewünscht löschen wir Ihr Konto und Ihre personenbezogenen Daten. Dies ist die letzte Nachricht zu Ihrem Konto.',
				`Ihre Rechnungen müssen wir von Gesetzes wegen ${years} Jahre lang aufbewahren. Von Ihren Bestellungen behalten wir nur Zahlen, die keinen Rückschluss mehr auf Sie zulassen.`,
			],
			notes: [
				`Ihr Vorgang: ${reference}. Bitte heben Sie die Nummer auf: Nur mit ihr können wir später noch darüber sprechen.`,
			],
		}),
	},
	it: {
		hello: (firstName) => `Ciao ${firstName},`,
		helloNobody: 'Ciao,',
		exportReady: (shop) => ({
			subject: `I tuoi dati ${shop} sono pronti`,
			lines: ['la copia dei tuoi dati che hai richiesto è pronta. Accedi al tuo account per scaricarla.'],
			button: 'Apri il mio account',
			notes: [
				'La copia resta disponibile per sette giorni, poi viene eliminata.',
				'Non l’hai richiesta tu? Cambia subito la password e rispondi a questo messaggio.',
			],
		}),
		erased: (shop, reference, years) => ({
			subject: `Il tuo account ${shop} viene eliminato`,
			lines: [
				'come hai chiesto, eliminiamo il tuo account e i tuoi dati personali. Questo è l’ultimo messaggio del tuo account.',
				`La legge ci obbliga a conservare le tue fatture per ${years} anni. Dei tuoi ordini teniamo soltanto cifre che non permettono più di riconoscerti.`,
			],
			notes: [`Riferimento della richiesta: ${reference}. Conservalo: è l’unico modo per riparlarne con noi.`],
		}),
	},
	pl: {
		hello: () => 'Dzień dobry!',
		helloNobody: 'Dzień dobry!',
		exportReady: (shop) => ({
			subject: `Twoje dane w ${shop} są gotowe`,
			lines: ['Kopia Twoich danych, o którą prosisz, jest gotowa. Zaloguj się na swoje konto, aby ją pobrać.'],
			button: 'Otwórz moje konto',
			notes: [
				'Kopia jest dostępna przez siedem dni, a potem zostaje usunięta.',
				'To nie Ty? Jak najszybciej zmień hasło i odpowiedz na tę wiadomość.',
			],
		}),
		erased: (shop, reference, years) => ({
			subject: `Twoje konto w ${shop} jest usuwane`,
			lines: [
				'Zgodnie z Twoją prośbą usuwamy Twoje konto i dane osobowe. To ostatnia wiadomość dotycząca Twojego konta.',
				`Prawo nakazuje nam przechowywać faktury przez ${years} lat. Z zamówień zachowujemy tylko liczby, które nie pozwalają już Cię rozpoznać.`,
			],
			notes: [`Numer Twojej prośby: ${reference}. Zachowaj go: tylko z nim możemy później do niej wrócić.`],
		}),
	},
}
