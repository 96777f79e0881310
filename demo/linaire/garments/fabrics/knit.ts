import { short } from '../cloth/path.ts'
import type { Fabric } from './fabric.ts'

function loops(width: number): string {
	const height = width * 0.8
	const at = (x: number, y: number) => `${short(width * x)} ${short(width * y)}`
	const leaf = (side: 0 | 1) => {
		const x = (value: number) => (side ? 1 - value : value)
		return `M${at(0.5, 0.8)}C${at(x(0.1), 0.62)} ${at(x(0.02), 0.3)} ${at(x(0.06), 0)}L${at(x(0.3), 0)}C${at(x(0.3), 0.3)} ${at(x(0.36), 0.45)} ${at(0.5, 0.56)}Z`
	}
	return (
		`<path d="${leaf(0)}" fill="#fffaf0" opacity=".16"/><path d="${leaf(1)}" fill="#fffaf0" opacity=".09"/>` +
		`<path d="M${short(width / 2)} ${short(height)}L${at(0.5, 0.54)}M0 0C${at(0, 0.3)} ${at(0.04, 0.6)} ${at(0.5, 0.8)}C${at(0.96, 0.6)} ${at(1, 0.3)} ${at(1, 0)}" fill="none" stroke="#1a0f08" stroke-width="${width > 14 ? 1.5 : 1}" opacity=".24"/>`
	)
}

/** Stocking stitch; `width` of a loop in px: 20 for a chunky jumper, 11 for fine merino. */
export function knit(width = 20): Fabric {
	const fine = width < 14
	return {
		tile: { width, height: width * 0.8, drawing: loops(width) },
		grain: fine ? 0.1 : 0.16,
		soft: fine ? 14 : 18,
		depth: fine ? 50 : 64,
		fuzz: true,
	}
}

/** Ribbed knit; `width` of one rib in px. */
export function rib(width = 14): Fabric {
	const drawing =
		`<rect width="${short(width * 0.34)}" height="10" fill="#1a0f08" opacity=".26"/>` +
		`<rect x="${short(width * 0.52)}" width="${short(width * 0.22)}" height="10" fill="#fffaf0" opacity=".18"/>`
	return { tile: { width, height: 10, drawing }, grain: 0.12, soft: 14, depth: 46, fuzz: true, lift: 1.1 }
}
