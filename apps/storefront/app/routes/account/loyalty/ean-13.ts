/** Codes of the digits: left odd (L), left even (G) and right (R), seven modules each. */
const LEFT_ODD = [
	'0001101',
	'0011001',
	'0010011',
	'0111101',
	'0100011',
	'0110001',
	'0101111',
	'0111011',
	'0110111',
	'0001011',
]
/** Which of the six left digits are even: that is how the first digit is told. */
const PARITY = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL']

const MODULES = 95
/** Guard bars are longer: at both ends and in the middle. */
const GUARDS: readonly [number, number][] = [
	[0, 3],
	[45, 50],
	[92, 95],
]

function inverted(code: string): string {
	return code.replaceAll(/[01]/g, (bit) => (bit === '0' ? '1' : '0'))
}

/** The 95 modules of an EAN-13 (ISO/IEC 15420) as ones and zeros. */
export function eanModules(digits: string): string {
	const [first = 0, ...rest] = [...digits].map(Number)
	const right = (digit: number) => inverted(LEFT_ODD[digit] ?? '')
	const even = (digit: number) => [...right(digit)].reverse().join('')
	const parity = PARITY[first] ?? ''
	const left = rest.slice(0, 6).map((digit, place) => (parity[place] === 'G' ? even(digit) : (LEFT_ODD[digit] ?? '')))
	return ['101', ...left, '01010', ...rest.slice(6).map(right), '101'].join('')
}

export type Bar = { at: number; width: number; isGuard: boolean }

/** Its dark bars, places and widths in modules. */
export function eanBars(digits: string): Bar[] {
	const modules = eanModules(digits)
	if (modules.length !== MODULES) return []
	return [...modules.matchAll(/1+/g)].map(({ index, 0: run }) => ({
		at: index,
		width: run.length,
		isGuard: GUARDS.some(([from, to]) => index >= from && index < to),
	}))
}
