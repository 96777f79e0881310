import { useTranslations } from 'use-intl'
import type { PictureView } from '#app/site/pictures/picture-view.ts'
import { Picture } from '#app/ui/picture.tsx'

type GarmentLineProps = { garment: { name: string; colorName: string; picture: PictureView | null }; size?: string }

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
