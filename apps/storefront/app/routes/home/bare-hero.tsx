import { useTranslations } from 'use-intl'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { ButtonLink } from '#app/ui/button.tsx'

/** The first screen while the goods are out of reach: who we are, and nothing that might not be there (R124). */
export function BareHero() {
	const t = useTranslations('home')
	const nav = useTranslations('nav')
	const to = useLocalePath()
	return (
		<section className="hero">
			<div className="page-container hero-bare">
				<div>
					<h1 className="type-display-l">{t.rich('storyTitle', emphasis)}</h1>
					<p>
						<ButtonLink to={to('new')} variant="secondary" size="bar">
							{nav('new')}
						</ButtonLink>
					</p>
				</div>
				<div>
					<p className="type-body-l">{t('storyText')}</p>
					<p className="type-body-l">{t('storyMore')}</p>
				</div>
			</div>
		</section>
	)
}
