import { type SyntheticEvent, useState } from 'react'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'

/** Which stores have which size, asked for once, when it is opened, and told in one sentence; until then, and without a script, the way to the page that says it. */
export function InStores() {
	const t = useTranslations('pdp')
	const to = useLocalePath()
	const { urlKey } = useParams()
	const [{ text, html }, setFound] = useState<{ text?: string; html?: string }>({})
	function load(event: SyntheticEvent<HTMLDetailsElement>) {
		// A failure has no body to read: the link remains.
		if (!text && event.currentTarget.open)
			fetch(to(`p/${urlKey}/stores`))
				.then((answer) => answer.json())
				.then(setFound, () => {})
	}
	return (
		<details className="in-stores" onToggle={load}>
			<summary>{t('inStores')}</summary>
			<output>{text}</output>
			<div dangerouslySetInnerHTML={{ __html: html! }} />
			<Link to={to(`p/${urlKey}/reserve`)} className="link">
				{t('reserve')}
			</Link>
		</details>
	)
}
