import { useTranslations } from 'use-intl'
import { emphasis, withEmphasis } from '#app/document/languages/emphasis.tsx'
import type { Words } from '#app/document/languages/markup.tsx'
import type { PictureView } from '#app/facts/pictures/picture-view.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { BannerView } from './load-hero.ts'

type StoryProps = { picture: PictureView | null; banner: BannerView | null; link: Words['link'] }

/** The name of the shop, told beside a piece of cloth seen from near. Markup of the loader. */
export function Story({ picture, banner, link }: StoryProps) {
	const t = useTranslations('home')
	return (
		<section className="section-gap story" aria-labelledby="story" data-promotion={banner ? 'story' : undefined}>
			{banner && (
				<div className="story-picture">
					<Picture {...banner.wide} alt={banner.alt} sizes="(min-width: 1280px) 58vw, 100vw" />
				</div>
			)}
			{!banner && picture && (
				<div className="story-cloth">
					<Picture {...picture} alt="" sizes="(min-width: 1280px) 120vw, 200vw" />
				</div>
			)}
			<div className="story-words">
				<h2 id="story" className="type-display-l thread">
					{banner ? withEmphasis(banner.title) : t.rich('storyTitle', emphasis)}
				</h2>
				<p className="type-body-l">{t('storyText')}</p>
				<p className="type-body-l muted">{t('storyMore')}</p>
				{banner && (
					<p>
						<a href={link(banner.path)} className="type-ui link">
							{banner.action}
						</a>
					</p>
				)}
			</div>
		</section>
	)
}
