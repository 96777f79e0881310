import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { emphasis, withEmphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PictureView } from '#app/facts/pictures/picture-view.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { BannerView } from './load-hero.ts'

/** The name of the shop, told beside a piece of cloth seen from near. */
export function Story({ picture, banner }: { picture: PictureView | null; banner: BannerView | null }) {
	const t = useTranslations('home')
	const to = useLocalePath()
	return (
		<section className="section-gap story" aria-labelledby="story" data-promotion={banner ? 'story' : undefined}>
			{banner && (
				<div className="story-banner">
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
						<Link to={to(banner.path)} className="type-ui link">
							{banner.action}
						</Link>
					</p>
				)}
			</div>
		</section>
	)
}
