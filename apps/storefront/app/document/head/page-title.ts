/** More is cut off by search engines. */
const LONGEST = 60

/** The title of a page with the name of the shop behind it, where there is room for both (R85, brief 3.0). */
export function pageTitle(title: string, shopName: string): string {
	const named = `${title} | ${shopName}`
	return named.length <= LONGEST ? named : title
}

const LONGEST_SUMMARY = 160

/** The beginning of a text for a search result: whole sentences where they fit, else whole words. */
export function summaryOf(text: string): string {
	const plain = text.replaceAll(/\s+/g, ' ').trim()
	if (plain.length <= LONGEST_SUMMARY) return plain
	const start = plain.slice(0, LONGEST_SUMMARY)
	const sentence = start.lastIndexOf('. ')
	if (sentence > LONGEST_SUMMARY / 2) return start.slice(0, sentence + 1)
	return `${start.slice(0, start.lastIndexOf(' '))}…`
}
