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
			<div className="page-container grid items-center gap-s-8 py-s-10 tablet:py-s-13">
				<div>
					<h1 className="type-display-l max-w-[9em]">{t.rich('storyTitle', emphasis)}</h1>
					<p className="mt-s-8">
						<ButtonLink to={to('new')} variant="secondary" size="bar">
							{nav('new')}
						</ButtonLink>
					</p>
				</div>
				<div className="max-w-measure">
					<p className="type-body-l">{t('storyText')}</p>
					<p className="type-body-l mt-s-5">{t('storyMore')}</p>
				</div>
			</div>
		</section>
	)
}
