/** One line of a text without its end; `isWhole` is false for a last line that no line end follows. */
export type Line = { line: number; text: string; isWhole: boolean }

/** Longer lines are not a catalog: better refused than collected. */
export const MAXIMUM_LINE = 16 * 1024 * 1024

/** Cuts a stream of text into lines ended by LF or CRLF. Throws RangeError past MAXIMUM_LINE. */
export async function* readLines(text: AsyncIterable<string>): AsyncGenerator<Line> {
	let rest = ''
	let line = 0
	const trimmed = (value: string) => (value.endsWith('\r') ? value.slice(0, -1) : value)
	for await (const piece of text) {
		rest += piece
		let start = 0
		for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', start)) {
			line += 1
			yield { line, text: trimmed(rest.slice(start, end)), isWhole: true }
			start = end + 1
		}
		rest = rest.slice(start)
		if (rest.length > MAXIMUM_LINE) throw new RangeError('line-too-long')
	}
	if (rest !== '') yield { line: line + 1, text: trimmed(rest), isWhole: false }
}
