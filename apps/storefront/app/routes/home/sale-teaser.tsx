import { useTranslations } from 'use-intl'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { SaleNotice } from '#app/request/web-domain/private-sale.ts'
import { ButtonLink } from '#app/ui/button.tsx'

/** The private sale, from seven days before it until its end (R122, brief 3.2). */
export function SaleTeaser({ state, moment }: SaleNotice) {
	const t = useTranslations('sale')
	const to = useLocalePath()
	return (
		<section
			className="sale-teaser focus-on-dark"
			aria-labelledby="sale-teaser"
			data-promotion="home"
			data-promotion-id="private_sale"
		>
			<div className="page-container">
				<div>
					<h2 id="sale-teaser" className="type-display-l">
						{t.rich('heading', emphasis)}
					</h2>
					<p className="type-body-l">{t(state === 'open' ? 'ends' : 'opens', moment)}</p>
				</div>
				<ButtonLink to={to('private-sale')} size="bar">
					{t(state === 'open' ? 'see' : 'more')}
				</ButtonLink>
			</div>
		</section>
	)
}
