/** Chromium, Firefox and Safari, of a request that got no answer. */
const WORDS = /failed to fetch|networkerror|load failed|network connection/i

/** Whether something failed because there was no way to the server, rather than by what the server said. */
export function isNetworkFailure(error: unknown): boolean {
	return error instanceof TypeError && (WORDS.test(error.message) || !navigator.onLine)
}
