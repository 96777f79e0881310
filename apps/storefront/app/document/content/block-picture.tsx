import type { ContentBlock } from '@vitrine/commerce/content/contract'

type Stored = NonNullable<ContentBlock['picture']>
type BlockPictureProps = { picture: Stored; tall?: Stored | null; alt: string; sizes: string }

/** A picture of a block, upright on telephones where there is such a version. Each source says its size, which keeps the place. */
export function BlockPicture({ picture, tall, alt, sizes }: BlockPictureProps) {
	const { base, widths, width, height } = picture
	return (
		<picture>
			{tall && (
				<source
					media="(max-width: 767.98px)"
					type="image/avif"
					srcSet={sourceSet(tall)}
					sizes="100vw"
					width={tall.width}
					height={tall.height}
				/>
			)}
			<source type="image/avif" srcSet={sourceSet(picture)} sizes={sizes} width={width} height={height} />
			<img
				src={`${base}-${widths.includes(640) ? 640 : widths.at(-1)}.webp`}
				width={width}
				height={height}
				alt={alt}
				loading="lazy"
				decoding="async"
				className="picture"
			/>
		</picture>
	)
}

function sourceSet({ base, widths }: Stored): string {
	return widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ')
}
