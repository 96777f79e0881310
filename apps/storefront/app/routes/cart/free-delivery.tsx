import { useTranslations } from 'use-intl'
import { ThreadGauge } from '#app/ui/thread-gauge.tsx'
import type { CartView } from '#app/document/cart/cart-view.ts'

/** How far it is to free delivery, as a thread; nothing where a site has no such amount. */
export function FreeDelivery({ progress }: { progress: CartView['freeDelivery'] }) {
	const t = useTranslations('cart')
	if (!progress) return null
	const label = progress.missing ? t('toGo', { amount: progress.missing }) : t('free')
	return (
		<div className="free-delivery">
			<p className="type-small">{label}</p>
			<ThreadGauge value={progress.value} max={progress.max} label={label} />
		</div>
	)
}
