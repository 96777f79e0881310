import { withEmphasis } from '#app/document/languages/emphasis.tsx'
import type { Words } from '#app/document/languages/markup.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { BannerView } from './load-hero.ts'

/** Editorial pictures side by side, their words below them: each is one link. Markup of the loader. */
export function Editorials({ banners, link }: { banners: BannerView[]; link: Words['link'] }) {
	return (
		<section className="section-gap editorials">
			{banners.map((banner) => (
				<a key={banner.title} href={link(banner.path)} className="editorial" data-promotion="editorial">
					<Picture {...banner.tall} alt={banner.alt} sizes="(min-width: 768px) 50vw, 100vw" />
					<h2 className="type-display-m">{withEmphasis(banner.title)}</h2>
					<span className="type-ui link">{banner.action}</span>
				</a>
			))}
		</section>
	)
}
