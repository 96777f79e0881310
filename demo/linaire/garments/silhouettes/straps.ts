import { darken } from '../cloth/colour.ts'

/** A flat band of cloth, as the strap of a shopper or a backpack. */
export function strap(path: string, colour: string, width = 44): string {
	return (
		`<path d="${path}" fill="none" stroke="${darken(colour, 0.4)}" stroke-width="${width + 3}"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>` +
		`<path d="${path}" fill="none" stroke="#1a0f08" stroke-opacity=".16" stroke-width="${width - 12}"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="${width - 15}"/>`
	)
}
