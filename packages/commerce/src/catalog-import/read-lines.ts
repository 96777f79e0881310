/** A line without its line end; `isWhole` is false for a last line without one. */
export type Line = { line: number; text: string; isWhole: boolean }

export class LineTooLongError extends Error {
	readonly line: number

	constructor(line: number) {
		super(`line ${line} is too long`)
		this.line = line
	}
}

/** A longer line is no catalog and is refused before it fills the memory. */
const MAXIMUM_LINE = 16 * 1024 * 1024

/** Splits a stream of text into lines ended by LF or CRLF. Throws LineTooLongError. */
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
		if (rest.length > MAXIMUM_LINE) throw new LineTooLongError(line + 1)
	}
	if (rest !== '') yield { line: line + 1, text: trimmed(rest), isWhole: false }
}
