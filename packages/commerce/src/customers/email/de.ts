import type { IdentityTexts } from './words.ts'

export const DE: IdentityTexts = {
	hello: (firstName) => `Hallo ${firstName},`,
	confirm: (shop) => ({
		subject: `Bitte bestätigen Sie Ihre E-Mail-Adresse für Ihr ${shop}-Konto`,
		lines: [
			`vielen Dank, dass Sie ein ${shop}-Konto angelegt haben. Jetzt fehlt nur noch die Bestätigung, dass diese Adresse Ihnen gehört.`,
		],
		button: 'Adresse bestätigen',
		notes: [
			'Der Link ist 48 Stunden gültig.',
			'Sie haben nichts angefordert? Dann ignorieren Sie diese Nachricht: Ohne Bestätigung entsteht kein Konto.',
		],
	}),
	exists: (shop) => ({
		subject: `Sie haben schon ein ${shop}-Konto`,
		lines: [
			`jemand, vermutlich Sie selbst, wollte gerade mit dieser Adresse ein ${shop}-Konto anlegen. Sie haben bereits eines: Melden Sie sich einfach an.`,
		],
		button: 'Anmelden',
		forgotten: 'Passwort vergessen? Hier wählen Sie ein neues:',
		notes: ['An Ihrem Konto hat sich nichts geändert. Waren Sie es nicht, können Sie diese Nachricht ignorieren.'],
	}),
	reset: (shop) => ({
		subject: `Wählen Sie ein neues ${shop}-Passwort`,
		lines: ['Sie möchten ein neues Passwort wählen.'],
		button: 'Passwort wählen',
		notes: [
			'Der Link ist eine Stunde gültig und funktioniert nur einmal.',
			'Sie haben nichts angefordert? Dann ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es ist.',
		],
	}),
	signIn: (shop) => ({
		subject: `Ihr Anmeldelink für ${shop}`,
		lines: ['hier ist der gewünschte Link, mit dem Sie sich ohne Passwort anmelden.'],
		button: 'Anmelden',
		notes: [
			'Der Link ist 30 Minuten gültig und funktioniert nur einmal. Bitte geben Sie ihn nicht weiter.',
			'Sie haben nichts angefordert? Dann ignorieren Sie diese Nachricht.',
		],
	}),
	passwordChanged: (shop) => ({
		subject: `Ihr ${shop}-Passwort wurde geändert`,
		lines: ['das Passwort Ihres Kontos wurde gerade geändert. Zur Sicherheit wurden alle anderen Geräte abgemeldet.'],
		heldPasskeys:
			'Die Passkeys Ihres Kontos sind angehalten: Melden Sie sich an und schalten Sie unter „Sicherheit“ diejenigen wieder frei, die Ihnen gehören.',
		notes: [
			'Waren Sie das nicht? Fordern Sie auf unserer Website sofort ein neues Passwort an und antworten Sie auf diese Nachricht.',
		],
	}),
	newEmail: (shop) => ({
		subject: `Bitte bestätigen Sie Ihre neue E-Mail-Adresse bei ${shop}`,
		lines: [
			`Sie möchten diese Adresse für Ihr ${shop}-Konto verwenden. Mit Ihrer Bestätigung wird die Änderung wirksam.`,
		],
		button: 'Adresse bestätigen',
		notes: [
			'Der Link ist 24 Stunden gültig.',
			'Sie haben nichts angefordert? Dann ignorieren Sie diese Nachricht: Es ändert sich nichts.',
		],
	}),
	emailNotice: (shop, maskedEmail) => ({
		subject: `Für Ihr ${shop}-Konto wurde eine neue E-Mail-Adresse angegeben`,
		lines: [
			`diese Adresse soll in Ihrem Konto durch ${maskedEmail} ersetzt werden. Wirksam wird das, sobald die neue Adresse bestätigt ist.`,
		],
		notes: ['Waren Sie das nicht? Ändern Sie umgehend Ihr Passwort und antworten Sie auf diese Nachricht.'],
	}),
	emailChanged: (shop, maskedEmail) => ({
		subject: `Die E-Mail-Adresse Ihres ${shop}-Kontos wurde geändert`,
		lines: [
			`die Adresse Ihres Kontos ist jetzt ${maskedEmail}. Mit ihr melden Sie sich an, und an sie schreiben wir: Diese Adresse öffnet Ihr Konto nicht mehr.`,
		],
		notes: ['Waren Sie das nicht? Antworten Sie umgehend auf diese Nachricht.'],
	}),
	emailTaken: (shop) => ({
		subject: `Ihre E-Mail-Adresse wurde für ein anderes ${shop}-Konto angegeben`,
		lines: [
			`jemand wollte diese Adresse für ein anderes ${shop}-Konto verwenden. Da sie schon zu Ihrem Konto gehört, wurde nichts geändert.`,
		],
		button: 'Anmelden',
		notes: ['Waren Sie es, melden Sie sich mit dieser Adresse an. Wenn nicht, können Sie diese Nachricht ignorieren.'],
	}),
}
