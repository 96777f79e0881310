/**
 * Told the address of every page the shopper goes to, in order and before it is shown: the first one of a document, then
 * one per navigation. A chain of redirects counts once, with its end; a change of the hash alone does not count (R150).
 */
export function sendContext(_url: URL): void {
	// Nothing is measured yet.
}
