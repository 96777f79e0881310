import type { Language } from '@vitrine/market/locales'

type PasskeyAddedTexts = {
	subject: (shop: string) => string
	title: string
	hello: (firstName: string) => string
	intro: string
	name: string
	site: string
	added: string
	use: string
	notYou: string
}

/** Words of the letter that says that a passkey was added. */
export const PASSKEY_ADDED_TEXTS: Readonly<Record<Language, PasskeyAddedTexts>> = {
	fr: {
		subject: (shop) => `Une clé d’accès a été ajoutée à votre compte ${shop}`,
		title: 'Nouvelle clé d’accès',
		hello: (firstName) => `Bonjour ${firstName},`,
		intro: 'Une clé d’accès vient d’être ajoutée à votre compte.',
		name: 'Nom',
		site: 'Pour le site',
		added: 'Ajoutée le',
		use: 'Elle permet de se connecter sans mot de passe, avec le code, l’empreinte ou le visage qui déverrouille l’appareil.',
		notYou:
			'Ce n’était pas vous ? Supprimez cette clé dans votre compte, à la page « Mot de passe et sécurité », changez votre mot de passe, puis répondez à ce message.',
	},
	en: {
		subject: (shop) => `A passkey was added to your ${shop} account`,
		title: 'New passkey',
		hello: (firstName) => `Hello ${firstName},`,
		intro: 'A passkey has just been added to your account.',
		name: 'Name',
		site: 'For the site',
		added: 'Added on',
		use: 'It lets you sign in without a password, using the code, fingerprint or face that unlocks the device.',
		notYou:
			'Was it not you? Remove the passkey on the “Password and security” page of your account, change your password, then reply to this message.',
	},
	es: {
		subject: (shop) => `Se ha añadido una llave de acceso a tu cuenta de ${shop}`,
		title: 'Nueva llave de acceso',
		hello: (firstName) => `Hola, ${firstName}:`,
		intro: 'Se acaba de añadir una llave de acceso a tu cuenta.',
		name: 'Nombre',
		site: 'Para el sitio',
		added: 'Añadida el',
		use: 'Permite iniciar sesión sin contraseña, con el código, la huella o el rostro que desbloquea el dispositivo.',
		notYou:
			'¿No has sido tú? Elimina la llave en la página «Contraseña y seguridad» de tu cuenta, cambia la contraseña y responde a este mensaje.',
	},
	de: {
		subject: (shop) => `Ihrem ${shop}-Konto wurde ein Passkey hinzugefügt`,
		title: 'Neuer Passkey',
		hello: (firstName) => `Guten Tag ${firstName},`,
		intro: 'Ihrem Konto wurde soeben ein Passkey hinzugefügt.',
		name: 'Name',
		site: 'Für die Website',
		added: 'Hinzugefügt am',
		use: 'Mit ihm melden Sie sich ohne Passwort an: mit dem Code, dem Fingerabdruck oder dem Gesicht, das Ihr Gerät entsperrt.',
		notYou:
			'Das waren nicht Sie? Entfernen Sie den Passkey in Ihrem Konto unter „Passwort und Sicherheit“, ändern Sie Ihr Passwort und antworten Sie dann auf diese Nachricht.',
	},
	it: {
		subject: (shop) => `È stata aggiunta una passkey al tuo account ${shop}`,
		title: 'Nuova passkey',
		hello: (firstName) => `Ciao ${firstName},`,
		intro: 'È appena stata aggiunta una passkey al tuo account.',
		name: 'Nome',
		site: 'Per il sito',
		added: 'Aggiunta il',
		use: 'Permette di accedere senza password, con il codice, l’impronta o il volto che sblocca il dispositivo.',
		notYou:
			'Non eri tu? Elimina la passkey nella pagina «Password e sicurezza» del tuo account, cambia la password e poi rispondi a questo messaggio.',
	},
	pl: {
		subject: (shop) => `Do Twojego konta ${shop} dodano klucz dostępu`,
		title: 'Nowy klucz dostępu',
		hello: (firstName) => `Dzień dobry, ${firstName}!`,
		intro: 'Do Twojego konta właśnie dodano klucz dostępu.',
		name: 'Nazwa',
		site: 'Dla witryny',
		added: 'Dodano',
		use: 'Pozwala logować się bez hasła: kodem, odciskiem palca lub twarzą, którymi odblokowujesz urządzenie.',
		notYou:
			'To nie Ty? Usuń klucz na stronie „Hasło i bezpieczeństwo” swojego konta, zmień hasło, a potem odpowiedz na tę wiadomość.',
	},
}
