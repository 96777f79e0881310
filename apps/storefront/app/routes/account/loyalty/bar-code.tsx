import { eanBars } from './ean-13.ts'

/** CSS pixels: a module of 2, quiet zones of 11 and 7 modules, bars of 72 (brief 3.11). */
const MODULE = 2
const QUIET = { left: 22, right: 14 }
const HEIGHT = 72
const GUARD = 6
const WIDTH = QUIET.left + 95 * MODULE + QUIET.right
const DIGITS = 14

/** An EAN-13 as a till reads it from a screen: always black on white, in its own size. */
export function BarCode({ digits, label }: { digits: string; label: string }) {
	const height = HEIGHT + GUARD + DIGITS
	return (
		<svg
			role="img"
			aria-label={label}
			className="bar-code"
			width={WIDTH}
			height={height + 8}
			viewBox={`0 -4 ${WIDTH} ${height + 8}`}
			shapeRendering="crispEdges"
		>
			<rect y="-4" width={WIDTH} height={height + 8} fill="#fff" />
			{eanBars(digits).map(({ at, width, isGuard }) => (
				<rect
					key={at}
					x={QUIET.left + at * MODULE}
					width={width * MODULE}
					height={HEIGHT + (isGuard ? GUARD : 0)}
					fill="#000"
				/>
			))}
			<g fill="#000" fontSize="14" textAnchor="middle" aria-hidden="true">
				<text x={QUIET.left - 11} y={height}>
					{digits[0]}
				</text>
				<text x={QUIET.left + 24.5 * MODULE} y={height} textLength={72}>
					{digits.slice(1, 7)}
				</text>
				<text x={QUIET.left + 70.5 * MODULE} y={height} textLength={72}>
					{digits.slice(7)}
				</text>
			</g>
		</svg>
	)
}
