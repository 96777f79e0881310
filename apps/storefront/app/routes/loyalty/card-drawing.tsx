import { useTranslations } from 'use-intl'
import { Wordmark } from '#app/ui/wordmark.tsx'

/** The card as it lies in the hand: butter cloth with a sewn edge, and a woven label. It says nothing the page does not say. */
export function CardDrawing() {
	const t = useTranslations('loyalty')
	return (
		<div className="loyalty-card" aria-hidden="true">
			<svg className="loyalty-card-seam" focusable="false">
				<rect x="0" y="0" width="100%" height="100%" />
			</svg>
			<Wordmark width={160} className="loyalty-card-mark" />
			<svg className="loyalty-card-needle" viewBox="0 0 200 60" focusable="false">
				<path className="thread-line" d="M0 44C40 8 72 6 96 26s44 24 62 2" />
				<path className="needle" d="M150 38 196 8l3 2-45 31a5 5 0 0 1-6 0c-1-1 0-2 2-3z" />
			</svg>
			<span className="woven-label loyalty-card-label">{t('pageTitle')}</span>
		</div>
	)
}
