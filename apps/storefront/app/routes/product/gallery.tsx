import { type CSSProperties, type MouseEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { MissingPicture } from '#app/ui/missing-picture.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ProductView } from './product-view.ts'

const PICTURE_SIZES = '(min-width: 1920px) 584px, (min-width: 1280px) 31vw, (min-width: 768px) 60vw, 100vw'
/** A picture alone is as high as the window allows. */
const ALONE_SIZES = '(min-width: 1280px) min(58vw, 75vh), (min-width: 768px) 60vw, 100vw'

/** All pictures side by side on wide screens; on narrow ones a strip to push, with small pictures that lead to each. */
export function Gallery({ product }: { product: ProductView }) {
	const t = useTranslations('pdp')
	const strip = useRef<HTMLUListElement>(null)
	const altOf = useAlt(product)
	const { images } = product

	function show(event: MouseEvent, index: number) {
		event.preventDefault()
		const picture = strip.current?.children[index]
		if (picture instanceof HTMLElement) strip.current?.scrollTo({ left: picture.offsetLeft, behavior: 'smooth' })
	}
	return (
		<section className="gallery" aria-label={t('pictures')}>
			<ul ref={strip} className="gallery-strip focus-inset" tabIndex={0}>
				{images.length === 0 && (
					<li>
						<MissingPicture label={altOf('')} />
					</li>
				)}
				{images.map((image, index) => (
					<li
						key={image.base}
						id={`picture-${index + 1}`}
						data-wide={image.width > image.height || undefined}
						style={ownSize(image)}
					>
						<Picture
							base={image.base}
							widths={image.widths}
							width={image.width}
							height={image.height}
							alt={altOf(image.view)}
							sizes={images.length > 1 ? PICTURE_SIZES : ALONE_SIZES}
							priority={index === 0}
							// Narrow screens show it when somebody pushes the strip.
							eager={index === 1 && 'low'}
						/>
					</li>
				))}
			</ul>
			{images.length > 1 && (
				<ul className="gallery-thumbs">
					{images.map((image, index) => (
						<li key={image.base}>
							<a
								href={`#picture-${index + 1}`}
								aria-label={t('showPicture', { a: index + 1, b: images.length })}
								onClick={(event) => show(event, index)}
							>
								<Picture
									base={image.base}
									widths={image.widths}
									width={image.width}
									height={image.height}
									alt=""
									sizes="52px"
								/>
							</a>
						</li>
					))}
				</ul>
			)}
		</section>
	)
}

/** No picture is shown above its own pixels. */
function ownSize({ width, height }: { width: number; height: number }) {
	return { '--own-width': `${width}px`, '--own-height': `${height}px` } as CSSProperties
}

const VIEWS = ['front', 'back', 'detail', 'cloth', 'outfit'] as const

/** "Striped poplin shirt in sky stripe, front": the view comes last (brief 4.6). */
function useAlt({ name, colorName }: ProductView): (view: string) => string {
	const t = useTranslations('pdp')
	return (view) => {
		const known = VIEWS.find((one) => view.startsWith(one))
		return t('alt', { name, color: colorName, view: known ? t(`view.${known}`) : '' }).replace(/, $/, '')
	}
}
