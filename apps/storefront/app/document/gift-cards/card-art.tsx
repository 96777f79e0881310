import { type ReactNode, useId } from 'react'
import type { Design } from './designs.ts'
import './card-art.css'

/** A tile of cloth for each design: its size, its ground, and what is woven into it. */
const CLOTH: Readonly<Record<Design, { size: [number, number]; ground: string; threads: ReactNode }>> = {
	linen: {
		size: [8, 8],
		ground: '#e6e5df',
		threads: (
			<>
				<path d="M0 2h8M0 6h8" stroke="#f2f1ed" strokeWidth="2" />
				<path d="M2 0v8M6 0v8" stroke="#c9c6ba" strokeWidth="1" opacity=".7" />
			</>
		),
	},
	stripes: {
		size: [24, 24],
		ground: '#fff',
		threads: <path d="M5 0v24M19 0v24" stroke="#7f9bb5" strokeWidth="6" />,
	},
	flowers: {
		size: [60, 60],
		ground: '#f3e4a4',
		threads: (
			<g fill="#4a3d8f">
				{[
					[15, 16],
					[45, 46],
				].map(([x, y]) => (
					<g key={x} transform={`translate(${x} ${y})`}>
						{[0, 72, 144, 216, 288].map((turn) => (
							<ellipse key={turn} cy="-6.5" rx="4" ry="6" transform={`rotate(${turn})`} />
						))}
						<circle r="2.5" fill="#f6e38c" />
						<path d="M0 9q1 8 7 11" fill="none" stroke="#1f6642" strokeWidth="1.5" />
					</g>
				))}
			</g>
		),
	},
	knit: {
		size: [16, 14],
		ground: '#5d4054',
		threads: (
			<path
				d="M1 1l7 9M15 1l-7 9M1 -13l7 9M15 -13l-7 9M1 15l7 9M15 15l-7 9"
				stroke="#8a6a7f"
				strokeWidth="5"
				strokeLinecap="round"
			/>
		),
	},
}

/** The cloth of a gift card, drawn; it fills what it stands in. */
export function CardArt({ design }: { design: Design }) {
	const id = `cloth-${useId()}`
	const { size, ground, threads } = CLOTH[design]
	const [width, height] = size
	return (
		<svg className="card-art" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
			<defs>
				<pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
					<rect width={width} height={height} fill={ground} />
					{threads}
				</pattern>
			</defs>
			<rect width="300" height="200" fill={`url(#${id})`} />
		</svg>
	)
}
