import { useTranslations } from 'use-intl'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { HeroView } from './load-hero.ts'

/** The season in one picture: garments hung side by side on one ground, words in the empty part, never over a garment. */
export function Hero({ hero }: { hero: Pick<HeroView, 'pictures'> }) {
	const t = useTranslations('home')
	const to = useLocalePath()
	return (
		<section className="hero" data-promotion="hero">
			<div className="page-container hero-grid">
				<div className="hero-words">
					<h1 className="type-display-l">{t.rich('heroTitle', emphasis)}</h1>
					<p className="type-body-l">{t('heroText')}</p>
					<p>
						<ButtonLink to={to('new')} variant="secondary" size="bar">
							{t('heroCta')}
						</ButtonLink>
					</p>
				</div>
				<div className="hero-garments" aria-hidden="true">
					{hero.pictures.map((picture, index) => (
						<div key={picture.base}>
							<Picture
								{...picture}
								alt=""
								sizes="(min-width: 1280px) 30vw, (min-width: 768px) 33vw, 60vw"
								priority={index === 0}
								eager={index > 0}
							/>
						</div>
					))}
				</div>
			</div>
		</section>
	)
}
