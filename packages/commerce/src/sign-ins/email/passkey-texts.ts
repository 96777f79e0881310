import type { Language } from '@vitrine/market/locales'

type PasskeyTexts = {
	subject: (shop: string) => string
	title: string
	hello: (firstName: string) => string
	intro: string
	name: string
	site: string
	added: string
	use: string
	notYou: string
	gone: { subject: (shop: string) => string; title: string; intro: string; removed: string; notYou: string }
}

/** Words of the e-mails that say that a passkey was added or removed. */
export const PASSKEY_TEXTS: Readonly<Record<Language, PasskeyTexts>> = {
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
		gone: {
			subject: (shop) => `Une clé d’accès a été supprimée de votre compte ${shop}`,
			title: 'Clé d’accès supprimée',
			intro: 'Une clé d’accès vient d’être supprimée de votre compte : elle ne permet plus de s’y connecter.',
			removed: 'Supprimée le',
			notYou:
				'Ce n’était pas vous ? Changez votre mot de passe dans votre compte, à la page « Mot de passe et sécurité » : tous les autres appareils seront déconnectés. Puis répondez à ce message.',
		},
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
		gone: {
			subject: (shop) => `A passkey was removed from your ${shop} account`,
			title: 'Passkey removed',
			intro: 'A passkey has just been removed from your account. It no longer signs anybody in.',
			removed: 'Removed on',
			notYou:
				'Was it not you? Change your password on the “Password and security” page of your account, which signs out every other device. Then reply to this message.',
		},
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
		gone: {
			subject: (shop) => `Se ha eliminado una llave de acceso de tu cuenta de ${shop}`,
			title: 'Llave de acceso eliminada',
			intro: 'Se acaba de eliminar una llave de acceso de tu cuenta: ya no permite iniciar sesión.',
			removed: 'Eliminada el',
			notYou:
				'¿No has sido tú? Cambia la contraseña en la página «Contraseña y seguridad» de tu cuenta: se cerrará la sesión en todos los demás dispositivos. Después, responde a este mensaje.',
		},
	},
	de: {
		subject: (shop) => `Ihrem ${shop}-Konto wurde ein Passkey hinzugefügt`,
		title: 'Neuer Passkey',
		hello: (firstName) => `Hallo ${firstName},`,
		intro: 'Ihrem Konto wurde soeben ein Passkey hinzugefügt.',
		name: 'Name',
		site: 'Für die Website',
		added: 'Hinzugefügt am',
		use: 'Mit ihm melden Sie sich ohne Passwort an: mit dem Code, dem Fingerabdruck oder dem Gesicht, das Ihr Gerät entsperrt.',
		notYou:
			'Das waren nicht Sie? Entfernen Sie den Passkey in Ihrem Konto unter „Passwort und Sicherheit“, ändern Sie Ihr Passwort und antworten Sie dann auf diese Nachricht.',
		gone: {
			subject: (shop) => `Aus Ihrem ${shop}-Konto wurde ein Passkey entfernt`,
			title: 'Passkey entfernt',
			intro: 'Aus Ihrem Konto wurde soeben ein Passkey entfernt. Eine Anmeldung mit ihm ist nicht mehr möglich.',
			removed: 'Entfernt am',
			notYou:
				'Das waren nicht Sie? Ändern Sie Ihr Passwort in Ihrem Konto unter „Passwort und Sicherheit“: Alle anderen Geräte werden dann abgemeldet. Antworten Sie danach auf diese Nachricht.',
		},
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
		gone: {
			subject: (shop) => `È stata eliminata una passkey dal tuo account ${shop}`,
			title: 'Passkey eliminata',
			intro: 'È appena stata eliminata una passkey dal tuo account: non permette più di accedere.',
			removed: 'Eliminata il',
			notYou:
				'Non eri tu? Cambia la password nella pagina «Password e sicurezza» del tuo account: tutti gli altri dispositivi verranno disconnessi. Poi rispondi a questo messaggio.',
		},
	},
	pl: {
		subject: (shop) => `Do Twojego konta ${shop} dodano klucz dostępu`,
		title: 'Nowy klucz dostępu',
		hello: () => 'Dzień dobry!',
		intro: 'Do Twojego konta właśnie dodano klucz dostępu.',
		name: 'Nazwa',
		site: 'Dla witryny',
		added: 'Dodano',
		use: 'Pozwala logować się bez hasła: kodem, odciskiem palca lub twarzą, którymi odblokowujesz urządzenie.',
		notYou:
			'To nie Ty? Usuń klucz na stronie „Hasło i bezpieczeństwo” swojego konta, zmień hasło, a potem odpowiedz na tę wiadomość.',
		gone: {
			subject: (shop) => `Z Twojego konta ${shop} usunięto klucz dostępu`,
			title: 'Usunięto klucz dostępu',
			intro: 'Z Twojego konta właśnie usunięto klucz dostępu. Nie można się już nim zalogować.',
			removed: 'Usunięto',
			notYou:
				'To nie Ty? Zmień hasło na stronie „Hasło i bezpieczeństwo” swojego konta: wszystkie inne urządzenia zostaną wylogowane. Potem odpowiedz na tę wiadomość.',
		},
	},
}
