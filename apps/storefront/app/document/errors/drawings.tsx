const line = {
	fill: 'none',
	stroke: 'currentColor',
	strokeWidth: 2,
	strokeLinejoin: 'round',
	strokeLinecap: 'round',
} as const

/** A shirt front whose third button has come off and lies beside it. */
export function LostButton() {
	return (
		<svg viewBox="0 0 420 420" aria-hidden="true" {...line}>
			<path d="M150 70 92 96 44 190l46 26 18-34v190h176V182l18 34 46-26-48-94-58-26" />
			<path d="M150 70c10 26 24 42 46 52 22-10 36-26 46-52" />
			<path d="M150 70 138 92l34 44 24-14 24 14 34-44-12-22" />
			<path d="M196 122v250M210 128v244" strokeWidth="1.5" />
			<path d="M122 196c8 60 6 120 2 172M270 200c-10 56-8 114-4 168" strokeWidth="1" opacity=".5" />
			<Button x={203} y={160} />
			<Button x={203} y={210} />
			<Button x={203} y={310} />
			<path d="M199 256l8 8m0-8-8 8" strokeWidth="1.5" />
			<path d="M207 262c40 14 60 44 92 50s50 18 58 26" strokeDasharray="6 5" strokeWidth="1.5" />
			<Button x={372} y={352} size={16} />
		</svg>
	)
}

function Button({ x, y, size = 8 }: { x: number; y: number; size?: number }) {
	const eye = size / 4
	return (
		<g strokeWidth="1.5">
			<circle cx={x} cy={y} r={size} fill="#fff" />
			<path
				d={`M${x - eye} ${y - eye}h.01M${x + eye} ${y - eye}h.01M${x - eye} ${y + eye}h.01M${x + eye} ${y + eye}h.01`}
				strokeWidth="2.5"
			/>
		</g>
	)
}

/** A seam that opens in the middle, with the loose thread and the needle that will close it. */
export function OpenSeam() {
	return (
		<svg viewBox="0 0 420 320" aria-hidden="true" {...line}>
			<path d="M20 150c70 0 90 0 120-6 40-10 40-44 80-44s44 40 84 48c30 4 60 2 96 2" />
			<path d="M20 172c70 0 92 0 122 8 40 10 40 42 78 42s46-38 86-46c30-4 58-4 94-4" />
			<path d="M30 161h92M322 161h78" strokeDasharray="12 8" />
			<path d="M122 161c20 2 26 20 44 14s10-26 28-24 14 30 34 26 20-40 44-46" strokeWidth="1.5" />
			<path d="M272 131 360 43" strokeWidth="4" />
			<path d="m350 47 8-8a7 7 0 0 1 10 10l-8 8z" fill="#fff" />
		</svg>
	)
}

/** A full spool at rest, the needle beside it threaded. */
export function ThreadSpool() {
	return (
		<svg viewBox="0 0 420 320" aria-hidden="true" {...line}>
			<path d="M120 56h132v26H120zM120 238h132v26H120z" />
			<path d="M138 82v156M234 82v156" />
			<path
				d="M138 100c32 10 64 10 96 0M138 120c32 10 64 10 96 0M138 140c32 10 64 10 96 0M138 160c32 10 64 10 96 0M138 180c32 10 64 10 96 0M138 200c32 10 64 10 96 0M138 220c32 10 64 10 96 0"
				strokeWidth="1.5"
			/>
			<path d="M234 220c44 6 52 34 78 34s26-34 26-64" strokeWidth="1.5" />
			<path d="M338 262V96" strokeWidth="4" />
			<ellipse cx="338" cy="184" rx="5" ry="12" fill="#fff" />
		</svg>
	)
}
