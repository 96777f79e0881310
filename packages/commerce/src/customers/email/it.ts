import type { IdentityTexts } from './words.ts'

export const IT: IdentityTexts = {
	hello: (firstName) => `Ciao ${firstName},`,
	confirm: (shop) => ({
		subject: `Conferma il tuo indirizzo e-mail per il tuo account ${shop}`,
		lines: [`grazie per aver creato un account ${shop}. Resta solo da confermare che questo indirizzo è tuo.`],
		button: 'Conferma il mio indirizzo',
		notes: [
			'Il link è valido per 48 ore.',
			'Non hai chiesto nulla? Ignora questo messaggio: senza conferma non viene creato alcun account.',
		],
	}),
	exists: (shop) => ({
		subject: `Hai già un account ${shop}`,
		lines: [
			`qualcuno, probabilmente tu, ha appena chiesto un account ${shop} con questo indirizzo. Ne hai già uno: basta accedere.`,
		],
		button: 'Accedi',
		forgotten: 'Hai dimenticato la password? Scegline una nuova:',
		notes: ['Nel tuo account non è cambiato nulla. Se non l’hai chiesto tu, puoi ignorare questo messaggio.'],
	}),
	reset: (shop) => ({
		subject: `Scegli una nuova password ${shop}`,
		lines: ['hai chiesto di scegliere una nuova password.'],
		button: 'Scegli la password',
		notes: [
			'Il link è valido per un’ora e si usa una sola volta.',
			'Non hai chiesto nulla? Ignora questo messaggio: la tua password resta la stessa.',
		],
	}),
	signIn: (shop) => ({
		subject: `Il tuo link per accedere a ${shop}`,
		lines: ['ecco il link che hai chiesto per accedere senza password.'],
		button: 'Accedi',
		notes: [
			'Il link è valido per 30 minuti e si usa una sola volta. Non condividerlo con nessuno.',
			'Non hai chiesto nulla? Ignora questo messaggio.',
		],
	}),
	passwordChanged: (shop) => ({
		subject: `La tua password ${shop} è stata cambiata`,
		lines: [
			'la password del tuo account è appena stata cambiata. Per sicurezza, gli altri dispositivi sono stati disconnessi.',
		],
		heldPasskeys: 'Le passkey del tuo account sono sospese: accedi e riattiva in «Sicurezza» quelle che sono tue.',
		notes: [
			'Non l’hai cambiata tu? Chiedi subito una nuova password sul nostro sito, poi rispondi a questo messaggio.',
		],
	}),
	newEmail: (shop) => ({
		subject: `Conferma il tuo nuovo indirizzo e-mail ${shop}`,
		lines: [`vuoi usare questo indirizzo per il tuo account ${shop}. Confermalo e il cambio avrà effetto.`],
		button: 'Conferma questo indirizzo',
		notes: ['Il link è valido per 24 ore.', 'Non hai chiesto nulla? Ignora questo messaggio: non cambierà nulla.'],
	}),
	emailNotice: (shop, maskedEmail) => ({
		subject: `Richiesta di nuovo indirizzo e-mail per il tuo account ${shop}`,
		lines: [
			`è stato chiesto di sostituire questo indirizzo con ${maskedEmail} nel tuo account. Il cambio avrà effetto quando il nuovo indirizzo sarà confermato.`,
		],
		notes: ['Non l’hai chiesto tu? Cambia subito la password, poi rispondi a questo messaggio.'],
	}),
	emailChanged: (shop, maskedEmail) => ({
		subject: `L’indirizzo e-mail del tuo account ${shop} è stato cambiato`,
		lines: [
			`l’indirizzo del tuo account è ora ${maskedEmail}. È quello con cui accedi e a cui ti scriviamo: questo indirizzo non apre più il tuo account.`,
		],
		notes: ['Non eri tu? Rispondi subito a questo messaggio.'],
	}),
	emailTaken: (shop) => ({
		subject: `Il tuo indirizzo e-mail è stato indicato per un altro account ${shop}`,
		lines: [
			`qualcuno ha voluto usare questo indirizzo per un altro account ${shop}. Poiché appartiene già al tuo, non è cambiato nulla.`,
		],
		button: 'Accedi',
		notes: ['Se l’hai chiesto tu, accedi con questo indirizzo. Altrimenti puoi ignorare questo messaggio.'],
	}),
}
