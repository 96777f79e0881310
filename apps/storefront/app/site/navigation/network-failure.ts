/** Chromium, Firefox and Safari, of a request that got no answer. */
const WORDS = /failed to fetch|networkerror|load failed|network connection/i

/** The code of a page could not be fetched because there was no connection. The router keeps that answer. */
export class LostCode extends Error {
	override name = 'LostCode'
}

export function isLostCode(error: unknown): boolean {
	return error instanceof Error && error.name === 'LostCode'
}

/** Whether something failed because there was no way to the server, rather than by what the server said. */
export function isNetworkFailure(error: unknown): boolean {
	return isLostCode(error) || (error instanceof TypeError && (WORDS.test(error.message) || !navigator.onLine))
}
