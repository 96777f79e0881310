import type { IdentityTexts } from './words.ts'

export const EN: IdentityTexts = {
	hello: (firstName) => `Hello ${firstName},`,
	confirm: (shop) => ({
		subject: `Confirm your email address for your ${shop} account`,
		lines: [`Thank you for creating a ${shop} account. All that is left is to confirm that this address is yours.`],
		button: 'Confirm my address',
		notes: [
			'The link works for 48 hours.',
			'You did not ask for this? Ignore this message: no account is created unless you confirm.',
		],
	}),
	exists: (shop) => ({
		subject: `You already have a ${shop} account`,
		lines: [
			`Somebody, most likely you, has just asked for a ${shop} account with this address. You already have one: just sign in.`,
		],
		button: 'Sign in',
		forgotten: 'Forgotten your password? Choose a new one:',
		notes: ['Nothing about your account has changed. If it was not you, you can ignore this message.'],
	}),
	reset: (shop) => ({
		subject: `Choose a new ${shop} password`,
		lines: ['You asked to choose a new password.'],
		button: 'Choose a password',
		notes: [
			'The link works for one hour, and once.',
			'You did not ask for this? Ignore this message: your password stays as it is.',
		],
	}),
	signIn: (shop) => ({
		subject: `Your ${shop} sign-in link`,
		lines: ['Here is the link you asked for, to sign in without a password.'],
		button: 'Sign in',
		notes: [
			'The link works for 30 minutes, and once. Do not pass it on to anyone.',
			'You did not ask for this? Ignore this message.',
		],
	}),
	passwordChanged: (shop) => ({
		subject: `Your ${shop} password has been changed`,
		lines: ['The password of your account has just been changed. To be safe, other devices have been signed out.'],
		heldPasskeys:
			'The passkeys of your account are paused: sign in and, under “Security”, switch those that are yours back on.',
		notes: ['Was it not you? Ask for a new password on our site at once, then reply to this message.'],
	}),
	newEmail: (shop) => ({
		subject: `Confirm your new ${shop} email address`,
		lines: [`You would like to use this address for your ${shop} account. Confirm it and the change takes effect.`],
		button: 'Confirm this address',
		notes: ['The link works for 24 hours.', 'You did not ask for this? Ignore this message: nothing will change.'],
	}),
	emailNotice: (shop, maskedEmail) => ({
		subject: `A new email address was requested for your ${shop} account`,
		lines: [
			`We have been asked to replace this address with ${maskedEmail} on your account. This takes effect once the new address is confirmed.`,
		],
		notes: ['Was it not you? Change your password straight away, then reply to this message.'],
	}),
	emailChanged: (shop, maskedEmail) => ({
		subject: `The email address of your ${shop} account was changed`,
		lines: [
			`The address of your account is now ${maskedEmail}. It is the one you sign in with and the one we write to: this address no longer opens your account.`,
		],
		notes: ['Was it not you? Reply to this message straight away.'],
	}),
	emailTaken: (shop) => ({
		subject: `Your email address was entered for another ${shop} account`,
		lines: [
			`Somebody wanted to use this address for another ${shop} account. As it already belongs to yours, nothing has been changed.`,
		],
		button: 'Sign in',
		notes: ['If it was you, sign in with this address. If not, you can ignore this message.'],
	}),
}
