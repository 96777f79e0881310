import { short } from '../cloth/path.ts'
import type { Fabric } from './fabric.ts'

/** Ribbed knit; `width` of one rib in px. */
export function rib(width = 14): Fabric {
	const drawing =
		`<rect width="${short(width * 0.34)}" height="10" fill="#1a0f08" opacity=".26"/>` +
		`<rect x="${short(width * 0.52)}" width="${short(width * 0.22)}" height="10" fill="#fffaf0" opacity=".18"/>`
	return { tile: { width, height: 10, drawing }, grain: 0.12, soft: 14, depth: 46, fuzz: true, lift: 1.1 }
}
