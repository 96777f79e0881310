import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'

/** Which stores have which size, asked for when it is opened; until then, and without a script, the way to the page that says it. */
export function InStores() {
	const t = useTranslations('pdp')
	const to = useLocalePath()
	const { urlKey } = useParams()
	const [html, setHtml] = useState('')
	async function load() {
		const answer = await fetch(to(`p/${urlKey}/stores`)).catch(() => undefined)
		if (answer?.ok) setHtml(await answer.text())
	}
	return (
		<details className="in-stores" onToggle={() => void load()}>
			<summary>{t('inStores')}</summary>
			<div aria-live="polite" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
			<Link to={to(`p/${urlKey}/reserve`)} className="link">
				{t('reserve')}
			</Link>
		</details>
	)
}
