import { classNames } from './class-names.ts'

type PictureProps = {
	/** Address without width and extension: files are `${base}-${width}.avif` and `.webp`. */
	base: string
	/** Widths in px that exist as AVIF, ascending. */
	widths: number[]
	/** Size of the picture in px; only the proportion matters, it reserves the place. */
	width: number
	height: number
	/** What its subject lies on, as CSS says it: goes on around the picture where its frame has another shape. */
	ground?: string | undefined
	/** Empty when the name stands next to it. */
	alt: string
	/** Width on screen, as in `<img sizes>`. */
	sizes: string
	/** First picture of the page: loaded at once and before others. */
	priority?: boolean
	/** In the first row: loaded at once, without priority; `low`: after all others, where it is not seen yet. */
	eager?: boolean | 'low'
	className?: string
}

/** WebP is the fallback for browsers without AVIF and is rendered in these widths only. */
const webpWidths = [640, 960]

/** A picture on linen, which is the ground of every garment, so that nothing flashes while it loads. */
export function Picture({ base, widths, ground, sizes, priority, eager, className, ...image }: PictureProps) {
	const largest = Math.max(...widths)
	const webp = webpWidths.filter((width, index) => index === 0 || width <= largest)
	return (
		<picture>
			<source type="image/avif" srcSet={sourceSet(base, 'avif', widths)} sizes={sizes} />
			<img
				{...image}
				src={`${base}-${webpWidths[0]}.webp`}
				srcSet={sourceSet(base, 'webp', webp)}
				sizes={sizes}
				loading={priority || eager ? 'eager' : 'lazy'}
				fetchPriority={priority ? 'high' : eager === 'low' ? eager : undefined}
				decoding="async"
				className={classNames('picture', isWhole({ ...image, ground }) && 'picture-whole', className)}
				style={ground && ground !== 'transparent' ? { background: ground } : undefined}
			/>
		</picture>
	)
}

/** Whether a frame that is upright, as those of goods are, would cut off what is shown. */
function isWhole({ ground, width, height }: Pick<PictureProps, 'ground' | 'width' | 'height'>): boolean {
	return ground !== undefined || width < 0.6 * height || width > 0.9 * height
}

function sourceSet(base: string, extension: string, widths: number[]): string {
	return widths.map((width) => `${base}-${width}.${extension} ${width}w`).join(', ')
}
