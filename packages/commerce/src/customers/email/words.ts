/** One e-mail: a paragraph a line, the words on its link, and what stands below it. */
export type Words = { subject: string; lines: string[]; button?: string; notes: string[] }

export type IdentityTexts = {
	hello: (firstName: string) => string
	/** To an address that an account was asked for (R92). */
	confirm: (shop: string) => Words
	/** Sent instead of the token to an address that has an account already. */
	exists: (shop: string) => Words & { forgotten: string }
	reset: (shop: string) => Words
	signIn: (shop: string) => Words
	passwordChanged: (shop: string) => Words & { heldPasskeys: string }
	/** To the address that is to be the new one. */
	newEmail: (shop: string) => Words
	/** To the present one, when another was asked for. */
	emailNotice: (shop: string, maskedEmail: string) => Words
	/** To the one before, once it is another. */
	emailChanged: (shop: string, maskedEmail: string) => Words
	/** Sent to the owner of an address that another account has requested. */
	emailTaken: (shop: string) => Words
}
