/** What search engines, networks and tools that run scripts call themselves; the list of R134 has many more, and the server's pages ask it. */
const PROGRAM = /bot\b|bot\/|crawl|spider|slurp|externalhit|inspectiontool|lighthouse/i

/** Whether a browser says that it is a program: what a page that everybody shares can know, where the server asks the list of R134. */
export function isProgramHere(userAgent: string): boolean {
	return PROGRAM.test(userAgent)
}
