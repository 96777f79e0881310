const SHORTEST = 8
const LONG_ENOUGH = 12
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u]

/** What can be told of a new password while it is being typed (R92); whether it is a common one, the gateway knows. */
export function rulesMet(password: string): { length: boolean; variety: boolean } {
	const characters = [...password.normalize('NFKC')].length
	const classes = CLASSES.filter((mails) => mails.test(password)).length
	return { length: characters >= SHORTEST, variety: characters >= LONG_ENOUGH || classes >= 3 }
}
