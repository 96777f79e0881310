/** Grounds of pictures: the mat of goods, and those of banners and tiles, which the brand's record names alike. */
export const GROUNDS = {
	mat: '#dbe2e8',
	butter: '#ff8f4a',
	sky: '#a9c3e6',
	moss: '#b7c4b4',
	clay: '#c6ced5',
	plum: '#1b3fb8',
	night: '#10182b',
} as const

export type Ground = keyof typeof GROUNDS

const DARK: readonly Ground[] = ['plum', 'night']

type Mat = { ground: Ground; width: number; height: number /** px of 10 cm. */; step: number }

/** A cutting mat seen from above as SVG: a line every 10 cm counted from the middle, a stronger one every 50. */
export function drawMat({ ground, width, height, step }: Mat): string {
	const line = DARK.includes(ground) ? '#ffffff' : '#10182b'
	const lines = (length: number, draw: (at: number) => string) => {
		const count = Math.ceil(length / 2 / step)
		return Array.from({ length: 2 * count + 1 }, (_, index) => {
			const number = index - count
			const strength = number % 5 === 0 ? 0.26 : 0.12
			return `<path d="${draw(Math.round(length / 2 + number * step) + 0.5)}" stroke-opacity="${strength}"/>`
		}).join('')
	}
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
		`<rect width="${width}" height="${height}" fill="${GROUNDS[ground]}"/><g stroke="${line}" fill="none">` +
		lines(width, (x) => `M${x} 0V${height}`) +
		lines(height, (y) => `M0 ${y}H${width}`) +
		'</g></svg>'
	)
}
