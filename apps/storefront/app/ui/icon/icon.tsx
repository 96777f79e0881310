import { type CareSymbolName, careSpriteVersion, type IconName, iconSpriteVersion } from './names.ts'

/** As SVG writes numbers: `0.5`, `.5`, `1e3`. */
const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

type DrawingProps = {
	/** Width and height in px: 16, 20, 24 or 32. */
	size?: number
	/** Spoken name. Without it the drawing is decoration and hidden from screen readers. */
	title?: string
	/** Cut of the 24 grid to show: four numbers. */
	viewBox?: string
	className?: string
}

/** One of the sixty icons, in the colour of the text around it. */
export function Icon({ name, ...drawing }: DrawingProps & { name: IconName }) {
	return <Drawing {...drawing} href={spriteUrl('icons', iconSpriteVersion, name)} />
}

/** One of the fifteen care symbols; always give a `title`, the drawing says how to wash. */
export function CareSymbol({ name, size = 32, ...drawing }: DrawingProps & { name: CareSymbolName; title: string }) {
	return <Drawing {...drawing} size={size} href={spriteUrl('care', careSpriteVersion, name)} />
}

function Drawing({ href, size = 24, title, viewBox = '0 0 24 24', className }: DrawingProps & { href: string }) {
	if (!isViewBox(viewBox)) {
		// A broken viewBox would draw nothing or everything: refuse it, and say so while developing (R190).
		if (import.meta.env.DEV) console.error(`Icon: viewBox "${viewBox}" must be four numbers`)
		return null
	}
	return (
		<svg
			className={className}
			width={size}
			height={size}
			viewBox={viewBox}
			role={title ? 'img' : undefined}
			aria-label={title}
			aria-hidden={title ? undefined : true}
			focusable="false"
		>
			<use href={href} />
		</svg>
	)
}

/** Whether a viewBox can be drawn: four numbers, width and height above zero. */
export function isViewBox(viewBox: string): boolean {
	const parts = viewBox.trim().split(/\s*,\s*|\s+/)
	return parts.length === 4 && parts.every((part) => number.test(part)) && Number(parts[2]) > 0 && Number(parts[3]) > 0
}

/** Address of one drawing; the version lets browsers keep the sprite until a drawing changes. */
function spriteUrl(sprite: 'icons' | 'care', version: string, name: string): string {
	return `/${sprite}.svg?v=${version}#${name}`
}
