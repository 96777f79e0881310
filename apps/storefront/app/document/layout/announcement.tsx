import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'

const STORAGE_KEY = 'announcement-closed-at'
const REMEMBERED_DAYS = 30

/** Runs before the first paint, so that a bar closed earlier never shows and nothing moves. */
const hideIfClosed = `try{if(Date.now()-localStorage.getItem('${STORAGE_KEY}')<${REMEMBERED_DAYS * 864e5})document.documentElement.dataset.announcement='closed'}catch{}`

/** Two facts at most, side by side; never moving. */
export function Announcement({ freeDelivery }: { freeDelivery: string | null }) {
	const t = useTranslations('announce')
	const { nonce } = useDocument()
	return (
		<aside className="announcement" aria-label={t('label')}>
			<script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: hideIfClosed }} />
			<p>
				{freeDelivery && <span>{t('delivery', { amount: freeDelivery })}</span>}
				<span>{t('returns')}</span>
			</p>
			<IconButton icon="close" size={20} label={t('close')} className="needs-script" onClick={close} />
		</aside>
	)
}

function close() {
	document.documentElement.dataset.announcement = 'closed'
	try {
		localStorage.setItem(STORAGE_KEY, String(Date.now()))
	} catch {
		// A browser that keeps nothing shows the bar again on the next page.
	}
}
