import { useTranslations } from 'use-intl'
import type { PictureView } from '#app/facts/pictures/picture-view.ts'
import { Picture } from '#app/ui/picture.tsx'
import './product-line.css'

type Product = { name: string; colorName: string; picture: PictureView | null }

type ProductLineProps = { product: Product; size?: string }

/** What is put aside: picture, name, color, size. */
export function ProductLine({ product, size }: ProductLineProps) {
	const t = useTranslations('reserve')
	return (
		<div className="reserve-garment">
			{product.picture && <Picture {...product.picture} alt="" sizes="96px" className="reserve-picture" />}
			<p className="lines">
				<strong className="type-title-m">{product.name}</strong>
				<span className="muted">
					{size ? t('colorAndSize', { color: product.colorName, size }) : product.colorName}
				</span>
			</p>
		</div>
	)
}

/** The same garment, as large as its column, beside the words of wide screens; only there is it fetched. */
export function ProductBeside({ product: { picture } }: { product: Product }) {
	if (!picture) return null
	return (
		<div className="reserve-beside">
			<Picture {...picture} alt="" sizes="(min-width: 1920px) 500px, (min-width: 1280px) 30vw, 1px" />
		</div>
	)
}
