import { Link } from 'react-router'
import { withEmphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { BannerView } from './load-hero.ts'

/** Editorial pictures side by side, their words below them: each is one link. */
export function Editorials({ banners }: { banners: BannerView[] }) {
	const to = useLocalePath()
	if (banners.length === 0) return null
	return (
		<section className="section-gap editorials">
			{banners.map((banner) => (
				<Link key={banner.title} to={to(banner.path)} className="editorial" data-promotion="editorial">
					<Picture {...banner.tall} alt={banner.alt} sizes="(min-width: 768px) 50vw, 100vw" />
					<h2 className="type-display-m">{withEmphasis(banner.title)}</h2>
					<span className="type-ui link">{banner.action}</span>
				</Link>
			))}
		</section>
	)
}
