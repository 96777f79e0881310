import { useTranslations } from 'use-intl'
import { Icon } from '#app/ui/icon/icon.tsx'
import { showToast } from '#app/ui/toast.tsx'

/** Hands the page's address to another program where the device can, else copies it; nobody else hears of it. */
export function ShareButton({ title }: { title: string }) {
	const t = useTranslations('pdp')
	async function share() {
		// Without what a campaign or a search has put into it.
		const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
		try {
			if ('share' in navigator) return await navigator.share({ title, url })
			await (navigator as Navigator).clipboard.writeText(url)
			showToast({ message: t('linkCopied') })
		} catch {
			// Called off by who shares, or forbidden by the browser, which says so itself.
		}
	}
	return (
		<button type="button" className="link link-target share-button needs-script" onClick={() => void share()}>
			<Icon name="share" size={20} />
			{t('share')}
		</button>
	)
}
