import { useLocalePath } from '#app/document/links/links.ts'
import { withEmphasis } from '#app/document/languages/emphasis.tsx'
import type { PictureView } from '#app/facts/pictures/picture-view.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { BannerView } from './load-hero.ts'

const DARK_GROUNDS = ['plum', 'night']

type HeroProps = { banner: BannerView; beside: PictureView | null }

/** A drawn banner beside the account's panel: garments in its right part, words in the empty left; on narrow screens the words come above. */
export function BannerHero({ banner, beside }: HeroProps) {
	const to = useLocalePath()
	const { wide, tall } = banner
	return (
		<section
			data-promotion="hero"
			className={classNames(
				'banner',
				!beside && 'banner-faded',
				DARK_GROUNDS.includes(banner.ground) && 'banner-dark focus-on-dark',
			)}
			style={{ background: `var(--color-ground-${banner.ground})` }}
		>
			<div className="banner-words">
				<h1 className="type-display-l">{withEmphasis(banner.title)}</h1>
				<p>
					<ButtonLink to={to(banner.path)} variant="secondary" size="bar">
						{banner.action}
					</ButtonLink>
				</p>
			</div>
			<picture>
				{/* The wide one is for the whole width of a tablet and of large screens; elsewhere the tall one stands beside or below the words. */}
				<source
					media="(min-width: 768px) and (max-width: 1279.98px), (min-width: 1440px)"
					type="image/avif"
					srcSet={sourceSet(wide)}
					sizes="100vw"
				/>
				{beside && <source media="(min-width: 1280px)" type="image/avif" srcSet={sourceSet(beside)} sizes="66vw" />}
				<source type="image/avif" srcSet={sourceSet(tall)} sizes="(min-width: 1280px) 43vw, 100vw" />
				<img
					src={`${tall.base}-640.webp`}
					width={tall.width}
					height={tall.height}
					alt={banner.alt}
					fetchPriority="high"
					className="banner-picture"
				/>
			</picture>
		</section>
	)
}

function sourceSet({ base, widths }: PictureView): string {
	return widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ')
}
