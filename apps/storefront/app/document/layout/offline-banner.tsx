import { useTranslations } from 'use-intl'
import { useConnection } from './connection.ts'

/** Under every header: says that nothing can be fetched, and when it can again (brief 3.0). It lies over the page, so nothing moves. */
export function OfflineBanner() {
	const t = useTranslations('connection')
	const { state, attempts } = useConnection()
	return (
		<div role="status" className="offline-banner">
			{state === 'offline' && <p key={attempts}>{t('offline')}</p>}
			{state === 'back' && <p data-back="">{t('back')}</p>}
		</div>
	)
}
