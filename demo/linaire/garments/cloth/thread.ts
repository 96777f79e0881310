import { short } from './path.ts'

type Stitching = { colour?: string; opacity?: number; width?: number; dash?: string }

/** Two pieces sewn together: a dark line and its lit edge. */
export function seam(path: string, opacity = 0.34, width = 2.2): string {
	return (
		`<path d="${path}" fill="none" stroke="#1a0f08" stroke-width="${width}" opacity="${opacity}"/>` +
		`<path d="${path}" fill="none" stroke="#fff8ea" stroke-width="${short(width * 0.7)}" opacity="${(opacity * 0.8).toFixed(2)}" transform="translate(1.5 2)"/>`
	)
}

/** A row of stitches along a path. */
export function stitch(path: string, thread: Stitching = {}): string {
	const { colour = '#1a0f08', opacity = 0.34, width = 1.6, dash = '6 4' } = thread
	return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-linecap="round" opacity="${opacity}"/>`
}

/** A press stud, rivet or eyelet of metal. */
export function stud(x: number, y: number, radius: number, colour = '#b98552'): string {
	return (
		`<circle cx="${short(x + 1.5)}" cy="${short(y + 2)}" r="${radius}" fill="#1a0f08" opacity=".35"/>` +
		`<circle cx="${short(x)}" cy="${short(y)}" r="${radius}" fill="${colour}"/><circle cx="${short(x)}" cy="${short(y)}" r="${radius}" fill="url(#dome)"/>`
	)
}

/** The woven label sewn inside a neck; `top` is its upper edge. */
export function label(x: number, top: number, dark = false): string {
	const [paper, ink] = dark ? ['#2a2621', '#e9e0cf'] : ['#f7f2e8', '#6b6257']
	return (
		`<rect x="${x - 27}" y="${top}" width="54" height="30" rx="2" fill="${paper}"/>` +
		`<path d="M${x - 16} ${top + 15}L${x + 16} ${top + 15}" stroke="${ink}" stroke-width="2.6"/>`
	)
}
