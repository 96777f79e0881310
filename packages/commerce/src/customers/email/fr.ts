import type { IdentityTexts } from './words.ts'

export const FR: IdentityTexts = {
	hello: (firstName) => `Bonjour ${firstName},`,
	confirm: (shop) => ({
		subject: `Confirmez votre adresse e-mail pour votre compte ${shop}`,
		lines: [`Merci d’avoir créé un compte ${shop}. Il ne reste qu’à confirmer que cette adresse est la vôtre.`],
		button: 'Confirmer mon adresse',
		notes: [
			'Ce lien est valable 48 heures.',
			'Vous n’avez rien demandé ? Ignorez ce message : sans confirmation, aucun compte n’est créé.',
		],
	}),
	exists: (shop) => ({
		subject: `Vous avez déjà un compte ${shop}`,
		lines: [
			`Quelqu’un, sans doute vous, vient de demander la création d’un compte ${shop} avec cette adresse. Vous en avez déjà un : il suffit de vous connecter.`,
		],
		button: 'Me connecter',
		forgotten: 'Mot de passe oublié ? Choisissez-en un nouveau :',
		notes: ['Rien n’a changé sur votre compte. Si cette demande ne vient pas de vous, ignorez ce message.'],
	}),
	reset: (shop) => ({
		subject: `Choisissez un nouveau mot de passe ${shop}`,
		lines: ['Vous avez demandé à choisir un nouveau mot de passe.'],
		button: 'Choisir un mot de passe',
		notes: [
			'Ce lien est valable une heure et ne sert qu’une fois.',
			'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.',
		],
	}),
	signIn: (shop) => ({
		subject: `Votre lien de connexion ${shop}`,
		lines: ['Voici le lien que vous avez demandé pour vous connecter sans mot de passe.'],
		button: 'Me connecter',
		notes: [
			'Ce lien est valable 30 minutes et ne sert qu’une fois. Ne le transmettez à personne.',
			'Vous n’avez rien demandé ? Ignorez ce message.',
		],
	}),
	passwordChanged: (shop) => ({
		subject: `Votre mot de passe ${shop} a été modifié`,
		lines: [
			'Le mot de passe de votre compte vient d’être modifié. Par sécurité, les autres appareils ont été déconnectés.',
		],
		heldPasskeys:
			'Les clés d’accès de votre compte sont suspendues : connectez-vous et réactivez, dans « Sécurité », celles qui sont les vôtres.',
		notes: [
			'Ce n’était pas vous ? Demandez tout de suite un nouveau mot de passe sur notre site, puis répondez à ce message.',
		],
	}),
	newEmail: (shop) => ({
		subject: `Confirmez votre nouvelle adresse e-mail ${shop}`,
		lines: [
			`Vous souhaitez utiliser cette adresse pour votre compte ${shop}. Confirmez-la pour que le changement prenne effet.`,
		],
		button: 'Confirmer cette adresse',
		notes: ['Ce lien est valable 24 heures.', 'Vous n’avez rien demandé ? Ignorez ce message : rien ne changera.'],
	}),
	emailNotice: (shop, maskedEmail) => ({
		subject: `Changement d’adresse e-mail demandé pour votre compte ${shop}`,
		lines: [
			`Le remplacement de cette adresse par ${maskedEmail} vient d’être demandé pour votre compte. Il prendra effet quand la nouvelle adresse sera confirmée.`,
		],
		notes: ['Ce n’était pas vous ? Changez votre mot de passe sans attendre, puis répondez à ce message.'],
	}),
	emailChanged: (shop, maskedEmail) => ({
		subject: `L’adresse e-mail de votre compte ${shop} a été modifiée`,
		lines: [
			`L’adresse de votre compte est maintenant ${maskedEmail}. C’est elle qui sert à vous connecter et qui reçoit nos messages : celle-ci n’ouvre plus votre compte.`,
		],
		notes: ['Ce n’était pas vous ? Répondez tout de suite à ce message.'],
	}),
	emailTaken: (shop) => ({
		subject: `Votre adresse e-mail a été indiquée pour un autre compte ${shop}`,
		lines: [
			`Quelqu’un a voulu utiliser cette adresse pour un autre compte ${shop}. Comme elle appartient déjà à votre compte, rien n’a été modifié.`,
		],
		button: 'Me connecter',
		notes: ['Si c’était vous, connectez-vous avec cette adresse. Sinon, vous pouvez ignorer ce message.'],
	}),
}
