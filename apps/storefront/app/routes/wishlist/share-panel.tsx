import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'

/** The link by which others read the list, and the end of it. Forms: they need no script; copying does. */
export function SharePanel({ url, isEmpty }: { url: string | null; isEmpty: boolean }) {
	const t = useTranslations('wishlist.share')
	const isSending = useNavigation().formData?.has('share') ?? false
	if (!url && isEmpty) return null
	return (
		<section aria-labelledby="share" className="wishlist-share">
			<h2 id="share" className="type-title-m">
				{t('title')}
			</h2>
			<p className="muted">{t(url ? 'on' : 'off')}</p>
			{url && <TextField name="share-url" label={t('label')} value={url} readOnly dir="ltr" />}
			<Form method="post" preventScrollReset className="chip-list">
				{url && <SendButton url={url} />}
				<Button type="submit" name="share" value={url ? 'off' : 'on'} variant="secondary" loading={isSending}>
					{t(url ? 'stop' : 'make')}
				</Button>
			</Form>
		</section>
	)
}

/** Hands the link to another program where the device can, else copies it. It comes once the page is alive: without a script it would be dead. */
function SendButton({ url }: { url: string }) {
	const t = useTranslations('wishlist')
	const [state, setState] = useState<'unknown' | 'share' | 'copy' | 'copied'>('unknown')
	useEffect(() => setState('share' in navigator ? 'share' : 'copy'), [])
	if (state === 'unknown') return null
	function press() {
		if (state === 'share') void navigator.share({ title: t('title'), url }).catch(() => undefined)
		else
			void navigator.clipboard.writeText(url).then(
				() => setState('copied'),
				() => document.querySelector<HTMLInputElement>('#share-url')?.select(),
			)
	}
	return (
		<>
			<Button onClick={press}>{t(state === 'share' ? 'share.send' : 'share.copy')}</Button>
			<span role="status" className="link-target">
				{state === 'copied' && t('share.copied')}
			</span>
		</>
	)
}
