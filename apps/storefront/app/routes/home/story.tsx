import { useTranslations } from 'use-intl'
import { emphasis } from '#app/site/locale/emphasis.tsx'
import type { PictureView } from '#app/site/pictures/picture-view.ts'
import { Picture } from '#app/ui/picture.tsx'

/** The name of the shop, told beside a piece of cloth seen from near. */
export function Story({ picture }: { picture: PictureView | null }) {
	const t = useTranslations('home')
	return (
		<section className="section-gap story" aria-labelledby="story">
			{picture && (
				<div className="story-cloth">
					<Picture {...picture} alt="" sizes="(min-width: 1280px) 120vw, 200vw" />
				</div>
			)}
			<div className="story-words">
				<h2 id="story" className="type-display-l thread">
					{t.rich('storyTitle', emphasis)}
				</h2>
				<p className="type-body-l mt-s-7">{t('storyText')}</p>
				<p className="type-body-l mt-s-5 text-ink-2">{t('storyMore')}</p>
			</div>
		</section>
	)
}
