import { useTranslations } from 'use-intl'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Polling } from './gateway.ts'

type CheckingProps = { isInApp: boolean; attempt: number; polling: Polling }

/** While the bank decides. Without a script the page asks for itself again, as often as the script would. */
export function Checking({ isInApp, attempt, polling }: CheckingProps) {
	const t = useTranslations('oc')
	const seconds = Math.max(1, Math.ceil(polling.attemptDelay / 1000))
	return (
		<section className="oc-state" aria-busy="true">
			<noscript>
				<meta httpEquiv="refresh" content={`${seconds}; url=?attempt=${attempt + 1}`} />
			</noscript>
			<p className="oc-thread" aria-hidden="true">
				<i />
				<i />
				<i />
			</p>
			<h1 className="type-display-l">{t(isInApp ? 'inAppTitle' : 'checkingTitle')}</h1>
			{isInApp && (
				<p className="oc-in-app">
					<Icon name="phone" />
					<span>{t('inApp')}</span>
				</p>
			)}
			<p className="muted">{t('checking')}</p>
		</section>
	)
}
