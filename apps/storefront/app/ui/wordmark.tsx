/** Id of the drawn name, which a document carries once (document/head/brand-look.tsx). */
export const MARK = 'shop-mark'

type WordmarkProps = {
	/** The name of the shop: in plain type where none is drawn. */
	name: string
	/** Width of the drawn name in its heights. */
	ratio?: number | undefined
	/** Width in px. */
	width: number
	/** Whether it speaks for itself; without, it is hidden and the link around it must carry the name. */
	isSpoken?: boolean
	className?: string | undefined
}

/** The name of the shop, inline: no request, no flash, in the colour of the text. */
export function Wordmark({ name, ratio, width, isSpoken = false, className }: WordmarkProps) {
	if (!ratio) {
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
	return (
		<svg
			className={className}
			width={width}
			height={Math.round(width / ratio)}
			role={isSpoken ? 'img' : undefined}
			aria-hidden={isSpoken ? undefined : true}
			focusable="false"
		>
			{isSpoken && <title>{name}</title>}
			<use href={`#${MARK}`} />
		</svg>
	)
}
