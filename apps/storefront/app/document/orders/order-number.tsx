import { useTranslations } from 'use-intl'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import './order-number.css'

/** The number on a woven label, to be read out or copied; `label`: of what, where it is not an order's. */
export function OrderNumber({ number, label }: { number: string; label?: string }) {
	const t = useTranslations('oc')
	function copy() {
		void navigator.clipboard.writeText(number).then(() => showToast({ message: t('copied') }))
	}
	return (
		<p className="oc-number">
			<span className="type-small muted">{label ?? t('number')}</span>
			<span className="woven-label">{number}</span>
			<Button variant="tertiary" size="compact" className="needs-script" onClick={copy}>
				{t('copy')}
			</Button>
		</p>
	)
}
