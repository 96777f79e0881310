import { type CSSProperties, lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { loadLayerMessages } from '#app/facts/locale/messages.ts'
import type { PictureView } from '#app/facts/pictures/picture-view.ts'
import { isPlainClick } from '#app/ui/dialog.ts'
import { MissingPicture } from '#app/ui/missing-picture.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ProductView } from './product-view.ts'
import './gallery.css'

/** Its code and its words come with the first press; when they are lost on the way the link is followed. */
const Zoom = lazy(async () => {
	const [code, hasTexts] = await Promise.all([import('./zoom.tsx').catch(() => undefined), loadLayerMessages()])
	return { default: code && hasTexts ? code.Zoom : Followed }
})

function Followed({ pictures, first }: { pictures: PictureView[]; first: number }) {
	// React may render twice; a second navigation would cut off the first.
	useEffect(() => window.location.assign(largest(pictures[first]!)), [pictures, first])
	return null
}

/** All pictures side by side on wide screens; on narrow ones a strip to push, with small pictures that lead to each. */
export function Gallery({ product }: { product: ProductView }) {
	const t = useTranslations('pdp')
	const strip = useRef<HTMLUListElement>(null)
	const [zoomed, setZoomed] = useState<number>()
	const altOf = useAlt(product)
	const pictures = product.images.map(({ view, ...image }) => ({ ...image, alt: altOf(view) }))
	const { layout, sizes } = product.gallery

	function show(event: MouseEvent, index: number) {
		event.preventDefault()
		const picture = strip.current?.children[index]
		if (picture instanceof HTMLElement) strip.current?.scrollTo({ left: picture.offsetLeft, behavior: 'smooth' })
	}
	return (
		<section className="gallery" aria-label={t('pictures')}>
			<ul ref={strip} className="gallery-strip" data-layout={layout}>
				{pictures.length === 0 && (
					<li>
						<MissingPicture label={altOf('')} />
					</li>
				)}
				{pictures.map((picture, index) => (
					<li
						key={picture.base}
						id={`picture-${index + 1}`}
						data-wide={picture.width > picture.height || undefined}
						style={ownSize(picture)}
					>
						<a
							href={largest(picture)}
							className="focus-inset"
							onClick={(event) => {
								if (!isPlainClick(event)) return
								event.preventDefault()
								setZoomed(index)
							}}
						>
							<Picture
								{...picture}
								sizes={sizes[index]!}
								priority={index === 0}
								// Narrow screens show it when somebody pushes the strip.
								eager={index === 1 && 'low'}
							/>
						</a>
					</li>
				))}
			</ul>
			{pictures.length > 1 && <Thumbs pictures={pictures} onShow={show} />}
			{zoomed !== undefined && (
				<Suspense>
					<Zoom pictures={pictures} first={zoomed} onClose={() => setZoomed(undefined)} />
				</Suspense>
			)}
		</section>
	)
}

type ThumbsProps = { pictures: PictureView[]; onShow: (event: MouseEvent, index: number) => void }

function Thumbs({ pictures, onShow }: ThumbsProps) {
	const t = useTranslations('pdp')
	return (
		<ul className="gallery-thumbs">
			{pictures.map((picture, index) => (
				<li key={picture.base}>
					<a
						href={`#picture-${index + 1}`}
						aria-label={t('showPicture', { a: index + 1, b: pictures.length })}
						onClick={(event) => onShow(event, index)}
					>
						<Picture {...picture} alt="" sizes="52px" />
					</a>
				</li>
			))}
		</ul>
	)
}

/** Its address in the most pixels there are. */
function largest({ base, widths }: PictureView): string {
	return `${base}-${Math.max(...widths)}.avif`
}

/** No picture is shown above its own pixels; what is left beside one alone is of its ground. */
function ownSize({ width, height, ground }: PictureView) {
	return {
		'--own-width': `${width}px`,
		'--own-height': `${height}px`,
		...(ground && ground !== 'transparent' && { '--ground': ground }),
	} as CSSProperties
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
