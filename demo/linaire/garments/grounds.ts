/** The editorial grounds of banners and tiles. Night and plum take white text, the others ink. */
export const grounds = {
	butter: '#f3e4a4',
	sky: '#c7d5df',
	moss: '#b3ba9c',
	clay: '#cfa88d',
	plum: '#5d4054',
	night: '#1f2a3d',
} as const

export type GroundId = keyof typeof grounds

/** Light from the top left and light of the window's bars: on a dark ground as much of it would stand there like fog. */
const PALE = { morning: 0.42, bars: 0.34 }
const DARK = { morning: 0.2, bars: 0.09 }

type Area = { ground: GroundId; width: number; height: number }

/** A ground in morning light: warm from the top left, with the bars of a window falling across. */
export function drawGround({ ground, width, height }: Area): string {
	const light = ground === 'night' || ground === 'plum' ? DARK : PALE
	const share = (part: number) => (part * width).toFixed(0)
	const bars = [
		[0.2, 0.11],
		[0.335, 0.08],
		[0.78, 0.135],
		[0.95, 0.095],
	] as const
	const rects = bars
		.map(
			([left, wide]) =>
				`<rect x="${share(left + 0.1)}" y="-50" width="${share(wide)}" height="${height + 120}" fill="#fffbe9"/>`,
		)
		.join('')
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>` +
		`<linearGradient id="morning" x1="0" y1="0" x2="1" y2=".7"><stop offset="0" stop-color="#fffdf4" stop-opacity="${light.morning}"/><stop offset=".6" stop-color="#fffdf4" stop-opacity="0"/><stop offset="1" stop-color="#2a2210" stop-opacity=".1"/></linearGradient>` +
		'<filter id="haze" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="30"/></filter></defs>' +
		`<rect width="${width}" height="${height}" fill="${grounds[ground]}"/><rect width="${width}" height="${height}" fill="url(#morning)"/>` +
		`<g filter="url(#haze)" opacity="${light.bars}" transform="skewX(-24)">${rects}</g></svg>`
	)
}
