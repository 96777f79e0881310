import { darken } from '../cloth/colour.ts'

/** A round handle: dark edge, cloth, and the light along its top. */
export function handle(path: string, colour: string, width = 26): string {
	return (
		`<path d="${path}" fill="none" stroke="${darken(colour, 0.35)}" stroke-width="${width + 8}" stroke-linecap="round"/>` +
		`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>` +
		`<path d="${path}" fill="none" stroke="#fff3e0" stroke-opacity=".3" stroke-width="5" transform="translate(-3 -4)"/>`
	)
}
