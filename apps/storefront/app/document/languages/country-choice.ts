const KEY = 'country-choice'

/** Whether this browser's shopper has said which country's shop they want; true where nothing can be remembered. */
export function hasChosen(): boolean {
	try {
		return localStorage.getItem(KEY) !== null
	} catch {
		return true
	}
}

/** A visitor who has chosen a country or a language is not asked again on this host; the language itself is in its cookie (R83). */
export function rememberChoice(): void {
	try {
		localStorage.setItem(KEY, new Date().toISOString())
	} catch {
		// A browser that keeps nothing is not asked either.
	}
}
