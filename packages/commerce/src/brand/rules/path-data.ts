/** Numbers that a command of SVG path data takes. */
const ARITIES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const TOKEN = /([a-z])|([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)|([\s,]+)/giy

/**
 * Reads SVG path data (SVG 2, 9.3) and writes it anew: commands and finite numbers, nothing else. Undefined for what is none,
 * and for the flags of an arc written without a space between them.
 */
export function readPathData(text: string): string | undefined {
	let written = ''
	let command: string | undefined
	let numbers: number[] = []
	const close = () => {
		if (command === undefined) return numbers.length === 0
		const arity = ARITIES[command.toLowerCase()]!
		const isWhole = arity === 0 ? numbers.length === 0 : numbers.length > 0 && numbers.length % arity === 0
		written += command + numbers.join(' ').replaceAll(' -', '-')
		return isWhole
	}
	TOKEN.lastIndex = 0
	while (TOKEN.lastIndex < text.length) {
		const token = TOKEN.exec(text)
		if (!token) return undefined
		const [, letter, number] = token
		if (letter !== undefined) {
			if (!close() || !(letter.toLowerCase() in ARITIES)) return undefined
			if (written === '' && command === undefined && letter.toLowerCase() !== 'm') return undefined
			command = letter
			numbers = []
		} else if (number !== undefined) {
			if (!Number.isFinite(Number(number))) return undefined
			numbers.push(Number(number))
		}
	}
	return close() && written !== '' ? written : undefined
}

/** Reads a viewBox that begins at 0 0 as width and height; undefined for any other. */
export function readBox(viewBox: string): { width: number; height: number } | undefined {
	const [x, y, width = 0, height = 0, ...rest] = viewBox
		.trim()
		.split(/[\s,]+/)
		.map(Number)
	const isBox = x === 0 && y === 0 && width > 0 && height > 0 && rest.length === 0
	return isBox && Number.isFinite(width * height) ? { width, height } : undefined
}
