import { useTranslations } from 'use-intl'
import type { PictureView } from '#app/site/pictures/picture-view.ts'
import { Picture } from '#app/ui/picture.tsx'

type Garment = { name: string; colorName: string; picture: PictureView | null }

type GarmentLineProps = { garment: Garment; size?: string }

/** What is put aside: picture, name, color, size. */
export function GarmentLine({ garment, size }: GarmentLineProps) {
	const t = useTranslations('reserve')
	return (
		<div className="reserve-garment">
			{garment.picture && <Picture {...garment.picture} alt="" sizes="96px" className="reserve-picture" />}
			<p>
				<strong className="type-title-m block">{garment.name}</strong>
				<span className="text-ink-2">
					{size ? t('colorAndSize', { color: garment.colorName, size }) : garment.colorName}
				</span>
			</p>
		</div>
	)
}

/** The same garment, as large as its column, beside the words of wide screens; only there is it fetched. */
export function GarmentBeside({ garment: { picture } }: { garment: Garment }) {
	if (!picture) return null
	return (
		<div className="reserve-beside">
			<Picture {...picture} alt="" sizes="(min-width: 1920px) 500px, (min-width: 1280px) 30vw, 1px" />
		</div>
	)
}
