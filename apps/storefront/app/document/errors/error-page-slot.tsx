import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TabTitle } from '#app/document/head/page-head.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
// Every document has the styles of its error page.
import '#app/document/languages/language-links.css'
import './errors.css'

type Page = ComponentType<{ error: unknown }>

/** On the server from the start, in the browser once it has come: few visits meet an error. */
let arrived: Page | undefined = import.meta.env.SSR ? (await import('./error-page.tsx')).ErrorPage : undefined

/** In the browser, before an error page is shown: its code. False when it cannot be had now. */
export async function loadErrorPage(): Promise<boolean> {
	try {
		arrived ??= (await import('./error-page.tsx')).ErrorPage
		return true
	} catch (error) {
		console.error('The code of the error page is lost', error)
		return false
	}
}

const LatePage = lazy(async () => ({ default: (await loadErrorPage()) && arrived ? arrived : (BarePage as Page) }))

/** The error page. What fails before its code is there waits for it; where that is lost too, the words stand alone. */
export function ErrorPageSlot({ error }: { error: unknown }) {
	const [ArrivedPage] = useState(() => arrived)
	if (ArrivedPage) return <ArrivedPage error={error} />
	return (
		<Suspense>
			<LatePage error={error} />
		</Suspense>
	)
}

/** Every page has these words with it (`ALWAYS` of texts.tsx), and the styles are those of every page. */
function BarePage() {
	const t = useTranslations('annex.error500Page')
	const to = useLocalePath()
	return (
		<main id="content" className="page-container error-words">
			<TabTitle>{t('title')}</TabTitle>
			<h1 className="type-display-xl">{t('title')}</h1>
			<p className="type-body-l">{t('firstText')}</p>
			<p className="type-body-l">{t('secondText')}</p>
			<a href={to()} className="link">
				{t('buttonText')}
			</a>
		</main>
	)
}
