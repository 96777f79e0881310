import { type Language, type LanguageTag, languageOfTag } from '@vitrine/market/locales'
import type { Email } from '../../mail/commands.ts'
import type { Sender } from '../../mail/email.ts'
import type { Order } from '../../orders/contract.ts'
import { writeEmail } from './write.ts'

type LinkTexts = {
	subject: (orderNumber: string) => string
	title: string
	intro: (orderNumber: string) => string
	open: string
	keep: string
	notMe: string
}

/** Words of the e-mail with the link to an order's page. */
const LINK_TEXTS: Readonly<Record<Language, LinkTexts>> = {
	fr: {
		subject: (orderNumber) => `Le lien vers votre commande ${orderNumber}`,
		title: 'Votre commande en entier',
		intro: (orderNumber) => `Voici la page de la commande ${orderNumber}, avec l’adresse, le montant et les articles.`,
		open: 'Voir la commande',
		keep: 'Ce lien ouvre la page sans mot de passe : gardez-le pour vous.',
		notMe: 'Vous n’avez rien demandé ? Ignorez ce message, rien ne change.',
	},
	en: {
		subject: (orderNumber) => `The link to your order ${orderNumber}`,
		title: 'Your order in full',
		intro: (orderNumber) => `Here is the page of order ${orderNumber}, with its address, amount and items.`,
		open: 'See the order',
		keep: 'This link opens the page without a password, so keep it to yourself.',
		notMe: 'Not you? Ignore this message and nothing changes.',
	},
	es: {
		subject: (orderNumber) => `El enlace a tu pedido ${orderNumber}`,
		title: 'Tu pedido al completo',
		intro: (orderNumber) =>
			`Esta es la página del pedido ${orderNumber}, con la dirección, el importe y los artículos.`,
		open: 'Ver el pedido',
		keep: 'El enlace abre la página sin contraseña: guárdalo para ti.',
		notMe: '¿No lo has pedido tú? Ignora este mensaje, nada cambia.',
	},
	de: {
		subject: (orderNumber) => `Der Link zu Ihrer Bestellung ${orderNumber}`,
		title: 'Ihre Bestellung im Ganzen',
		intro: (orderNumber) => `Hier ist die Seite der Bestellung ${orderNumber} mit Adresse, Betrag und Artikeln.`,
		open: 'Bestellung ansehen',
		keep: 'Der Link öffnet die Seite ohne Passwort: Behalten Sie ihn für sich.',
		notMe: 'Das waren nicht Sie? Dann ignorieren Sie diese Nachricht, es ändert sich nichts.',
	},
	it: {
		subject: (orderNumber) => `Il link al tuo ordine ${orderNumber}`,
		title: 'Il tuo ordine per intero',
		intro: (orderNumber) => `Ecco la pagina dell’ordine ${orderNumber}, con indirizzo, importo e articoli.`,
		open: 'Vedi l’ordine',
		keep: 'Questo link apre la pagina senza password: tienilo per te.',
		notMe: 'Non l’hai chiesto tu? Ignora il messaggio, non cambia nulla.',
	},
	pl: {
		subject: (orderNumber) => `Link do zamówienia ${orderNumber}`,
		title: 'Całe Twoje zamówienie',
		intro: (orderNumber) => `Oto strona zamówienia ${orderNumber} z adresem, kwotą i listą produktów.`,
		open: 'Zobacz zamówienie',
		keep: 'Ten link otwiera stronę bez hasła, więc zachowaj go dla siebie.',
		notMe: 'To nie Ty? Zignoruj tę wiadomość, nic się nie zmieni.',
	},
}

/** The way to an order's full page, for its buyer's inbox only. */
export function linkEmail(options: {
	order: Pick<Order, 'orderNumber' | 'email'>
	tag: LanguageTag
	link: string
	sender: Sender
}): Promise<Email> {
	const { order, tag, link, sender } = options
	const texts = LINK_TEXTS[languageOfTag(tag) ?? 'fr']
	return writeEmail({
		to: order.email,
		subject: texts.subject(order.orderNumber),
		title: texts.title,
		tag,
		parts: [
			{ kind: 'text', text: texts.intro(order.orderNumber) },
			{ kind: 'link', text: texts.open, link },
			{ kind: 'quiet', text: texts.keep },
			{ kind: 'quiet', text: texts.notMe },
		],
		sender,
	})
}
