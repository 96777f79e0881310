import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import type { ProductView } from './product-view.ts'

/** The colors of the style as links: each has its own page. The swatch is a piece of the garment's own cloth. */
export function ColorPicker({ product }: { product: ProductView }) {
	const t = useTranslations('pdp')
	const to = useLocalePath()
	return (
		<div className="product-colors">
			<p className="type-small">{t.rich('color', { name: product.colorName, b: (words) => <b>{words}</b> })}</p>
			{product.colors.length > 1 && (
				<ul className="color-picker" data-list="colors">
					{product.colors.map((color) => (
						<li key={color.id} data-item={color.id}>
							<Link
								to={to(`p/${color.urlKey}`)}
								preventScrollReset
								replace
								aria-label={color.isSoldOut ? t('colorSoldOut', { name: color.name }) : color.name}
								aria-current={color.id === product.id ? 'true' : undefined}
								data-sold-out={color.isSoldOut || undefined}
								className="color-swatch"
							>
								<Cloth color={color} />
							</Link>
						</li>
					))}
				</ul>
			)}
		</div>
	)
}

function Cloth({ color: { picture, swatch } }: { color: ProductView['colors'][number] }) {
	return (
		<span style={{ background: swatch }}>
			{picture && <img src={`${picture.base}-swatch.avif`} width={96} height={96} alt="" loading="lazy" />}
		</span>
	)
}
