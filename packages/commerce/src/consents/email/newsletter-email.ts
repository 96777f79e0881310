import { type Language, type LanguageTag, languageOfTag } from '@vitrine/market/locales'
import { html } from 'hono/html'
import type { Email } from '../../mail/commands.ts'
import { labelled, type Sender, writeOnSheet } from '../../mail/email.ts'

type Texts = {
	subject: (shop: string) => string
	title: string
	ask: (shop: string) => string
	button: string
	note: string
}

const TEXTS: Readonly<Record<Language, Texts>> = {
	fr: {
		subject: (shop) => `Confirmez votre inscription à la newsletter ${shop}`,
		title: 'Encore un clic',
		ask: (shop) =>
			`Vous avez demandé à recevoir la newsletter ${shop} à cette adresse. Confirmez que c’est bien vous : sans confirmation, nous ne vous écrirons pas.`,
		button: 'Confirmer mon inscription',
		note: 'La même page permet de se désinscrire à tout moment. Vous n’avez rien demandé ? Ignorez ce message.',
	},
	en: {
		subject: (shop) => `Please confirm your ${shop} newsletter`,
		title: 'One more click',
		ask: (shop) =>
			`You asked to receive the ${shop} newsletter at this address. Please confirm that it was you: without your confirmation we will not write to you.`,
		button: 'Confirm my subscription',
		note: 'You can unsubscribe on the same page at any time. You did not ask for this? Ignore this message.',
	},
	es: {
		subject: (shop) => `Confirma tu suscripción a la newsletter de ${shop}`,
		title: 'Solo un clic más',
		ask: (shop) =>
			`Has pedido recibir la newsletter de ${shop} en esta dirección. Confirma que has sido tú: sin confirmación no te escribiremos.`,
		button: 'Confirmar mi suscripción',
		note: 'En la misma página puedes darte de baja cuando quieras. ¿No has pedido nada? Ignora este mensaje.',
	},
	de: {
		subject: (shop) => `Bitte bestätigen Sie Ihre Anmeldung zum ${shop}-Newsletter`,
		title: 'Nur noch ein Klick',
		ask: (shop) =>
			`Sie möchten den ${shop}-Newsletter an diese Adresse erhalten. Bitte bestätigen Sie, dass Sie es waren: Ohne Bestätigung schreiben wir Ihnen nicht.`,
		button: 'Anmeldung bestätigen',
		note: 'Auf derselben Seite können Sie sich jederzeit wieder abmelden. Sie haben nichts angefordert? Ignorieren Sie diese Nachricht.',
	},
	it: {
		subject: (shop) => `Conferma la tua iscrizione alla newsletter di ${shop}`,
		title: 'Ancora un clic',
		ask: (shop) =>
			`È stata chiesta la newsletter di ${shop} per questo indirizzo. Conferma che la richiesta è tua: senza conferma non ti scriveremo.`,
		button: 'Conferma la mia iscrizione',
		note: 'Nella stessa pagina puoi annullare l’iscrizione in qualsiasi momento. Non hai chiesto nulla? Ignora questo messaggio.',
	},
	pl: {
		subject: (shop) => `Potwierdź zapis do newslettera ${shop}`,
		title: 'Jeszcze jedno kliknięcie',
		ask: (shop) =>
			`Na ten adres zamówiono newsletter ${shop}. Potwierdź, że to Twoja prośba: bez potwierdzenia nie będziemy pisać.`,
		button: 'Potwierdzam zapis',
		note: 'Na tej samej stronie można w każdej chwili zrezygnować. To nie Twoja prośba? Zignoruj tę wiadomość.',
	},
}

/** Asks an address whether it wants the newsletter (double opt-in). Opening the link decides nothing: the page has the button. */
export function newsletterEmail(input: { to: string; tag: LanguageTag; link: string; sender: Sender }): Promise<Email> {
	const { to, tag, link, sender } = input
	const texts = TEXTS[languageOfTag(tag) ?? 'fr']
	const ask = texts.ask(sender.shopName)
	const body = html`<h1 style="font:400 32px/36px Georgia,serif;margin:0 0 16px">${texts.title}</h1>
<p style="margin:0 0 12px">${ask}</p>
<p style="margin:24px 0"><a href="${link}" style="display:inline-block;background:#15171a;color:#fff;padding:12px 24px;text-decoration:none">${texts.button}</a></p>
<p style="margin:0 0 12px;color:#4a4e54">${texts.note}</p>`
	const text = [texts.title, '', ask, '', labelled(tag, { label: texts.button, value: link }), '', texts.note]
	return writeOnSheet({ to, subject: texts.subject(sender.shopName), tag, body, text, sender })
}
