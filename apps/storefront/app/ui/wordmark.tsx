import { brand } from '#brand/brand.ts'

type WordmarkProps = {
	/** The name of the shop: in plain type where its brand has drawn none. */
	name: string
	/** Width in px; the cut follows from it. */
	width: number
	/** Whether it speaks for itself; without, it is hidden and the link around it must carry the name. */
	isSpoken?: boolean
	className?: string | undefined
	drawing?: typeof brand.wordmark
}

/** The name of the shop, inline: no request, no flash, in the colour of the text. */
export function Wordmark({ name, width, isSpoken = false, className, drawing = brand.wordmark }: WordmarkProps) {
	if (!drawing) {
		// Letters are about six tenths as wide as they are high.
		const fontSize = Math.round(Math.min(width / 6, width / (0.6 * name.length)))
		return (
			<span
				className={className}
				style={{ fontSize, fontWeight: 600, lineHeight: 1.3 }}
				aria-hidden={!isSpoken || undefined}
			>
				{name}
			</span>
		)
	}
	const { box, path } = width < 160 ? drawing.text : drawing.display
	return (
		<svg
			className={className}
			width={width}
			height={Math.round((width * box[1]) / box[0])}
			viewBox={`0 0 ${box[0]} ${box[1]}`}
			fill="currentColor"
			fillRule="evenodd"
			role={isSpoken ? 'img' : undefined}
			aria-hidden={isSpoken ? undefined : true}
			focusable="false"
		>
			{isSpoken && <title>{name}</title>}
			<path d={path} />
		</svg>
	)
}
