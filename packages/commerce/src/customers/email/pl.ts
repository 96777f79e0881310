import type { IdentityTexts } from './words.ts'

export const PL: IdentityTexts = {
	hello: () => 'Dzień dobry!',
	confirm: (shop) => ({
		subject: `Potwierdź adres e-mail do konta ${shop}`,
		lines: [`Dziękujemy za założenie konta ${shop}. Wystarczy jeszcze potwierdzić, że ten adres należy do Ciebie.`],
		button: 'Potwierdzam adres',
		notes: [
			'Link jest ważny 48 godzin.',
			'To nie Twoja prośba? Zignoruj tę wiadomość: bez potwierdzenia konto nie powstanie.',
		],
	}),
	exists: (shop) => ({
		subject: `Masz już konto ${shop}`,
		lines: [
			`Ktoś, zapewne Ty, poprosił właśnie o założenie konta ${shop} z tym adresem. Masz już konto: wystarczy się zalogować.`,
		],
		button: 'Zaloguj się',
		forgotten: 'Nie pamiętasz hasła? Ustaw nowe:',
		notes: ['Na Twoim koncie nic się nie zmieniło. Jeśli to nie Twoja prośba, zignoruj tę wiadomość.'],
	}),
	reset: (shop) => ({
		subject: `Ustaw nowe hasło do konta ${shop}`,
		lines: ['Otrzymaliśmy prośbę o ustawienie nowego hasła.'],
		button: 'Ustaw hasło',
		notes: [
			'Link jest ważny godzinę i działa tylko raz.',
			'To nie Twoja prośba? Zignoruj tę wiadomość: hasło pozostanie bez zmian.',
		],
	}),
	signIn: (shop) => ({
		subject: `Twój link do logowania w ${shop}`,
		lines: ['Oto link, który pozwoli Ci zalogować się bez hasła.'],
		button: 'Zaloguj się',
		notes: [
			'Link jest ważny 30 minut i działa tylko raz. Nie przekazuj go nikomu.',
			'To nie Twoja prośba? Zignoruj tę wiadomość.',
		],
	}),
	passwordChanged: (shop) => ({
		subject: `Hasło do konta ${shop} zostało zmienione`,
		lines: ['Hasło do Twojego konta zostało właśnie zmienione. Dla bezpieczeństwa wylogowaliśmy pozostałe urządzenia.'],
		heldPasskeys:
			'Klucze dostępu do Twojego konta są wstrzymane: zaloguj się i w sekcji „Bezpieczeństwo” przywróć te, które należą do Ciebie.',
		notes: ['To nie Ty? Poproś od razu o nowe hasło na naszej stronie, a potem odpowiedz na tę wiadomość.'],
	}),
	newEmail: (shop) => ({
		subject: `Potwierdź nowy adres e-mail do konta ${shop}`,
		lines: [`Ten adres ma być używany do konta ${shop}. Potwierdź go, aby zmiana weszła w życie.`],
		button: 'Potwierdzam ten adres',
		notes: ['Link jest ważny 24 godziny.', 'To nie Twoja prośba? Zignoruj tę wiadomość: nic się nie zmieni.'],
	}),
	emailNotice: (shop, maskedEmail) => ({
		subject: `Prośba o zmianę adresu e-mail do konta ${shop}`,
		lines: [
			`Otrzymaliśmy prośbę o zastąpienie tego adresu adresem ${maskedEmail} na Twoim koncie. Zmiana wejdzie w życie po potwierdzeniu nowego adresu.`,
		],
		notes: ['To nie Ty? Jak najszybciej zmień hasło, a potem odpowiedz na tę wiadomość.'],
	}),
	emailChanged: (shop, maskedEmail) => ({
		subject: `Adres e-mail Twojego konta ${shop} został zmieniony`,
		lines: [
			`Adresem Twojego konta jest teraz ${maskedEmail}. To nim się logujesz i na niego piszemy: ten adres nie otwiera już Twojego konta.`,
		],
		notes: ['To nie Ty? Jak najszybciej odpowiedz na tę wiadomość.'],
	}),
	emailTaken: (shop) => ({
		subject: `Twój adres e-mail podano przy innym koncie ${shop}`,
		lines: [
			`Ktoś chciał użyć tego adresu do innego konta ${shop}. Adres należy już do Twojego konta, więc nic się nie zmieniło.`,
		],
		button: 'Zaloguj się',
		notes: ['Jeśli to Twoja prośba, zaloguj się tym adresem. Jeśli nie, zignoruj tę wiadomość.'],
	}),
}
