import { useTranslations } from 'use-intl'
import { ShopMark } from '#app/document/layout/shop-mark.tsx'

/** The card as it lies in the hand: butter cloth with a sewn edge, and a woven label. It says nothing the page does not say. */
export function CardDrawing() {
	const t = useTranslations('loyalty')
	return (
		<div className="loyalty-card" aria-hidden="true">
			<svg className="loyalty-card-seam" focusable="false">
				<rect x="0" y="0" width="100%" height="100%" />
			</svg>
			<ShopMark width={160} className="loyalty-card-mark" />
			<svg className="loyalty-card-needle" viewBox="0 0 200 60" focusable="false">
				<path className="thread-line" d="M0 46C34 6 70 2 96 26s36 30 53 13" />
				<path
					className="needle"
					transform="rotate(-34 146 41)"
					fillRule="evenodd"
					d="M143 41c0-2 3-3 7-3l50 3-50 3c-4 0-7-1-7-3zm4 0c0 1 1 1 3 1h6v-2h-6c-2 0-3 0-3 1z"
				/>
			</svg>
			<span className="woven-label loyalty-card-label">{t('pageTitle')}</span>
		</div>
	)
}
