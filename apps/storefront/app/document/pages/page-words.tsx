import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from './page-link.tsx'
import { useSitePage } from './site-pages.ts'

/** For `t.rich`: the words between these marks of a text lead to the page they speak of, where the site has it. */
export const pageWords = {
	terms: (words: ReactNode) => <PageLink page="terms">{words}</PageLink>,
	withdrawal: (words: ReactNode) => <PageLink page="withdrawal">{words}</PageLink>,
	privacy: (words: ReactNode) => <PageLink page="privacy">{words}</PageLink>,
}

/** Below a form that asks for something of a person: where it says what becomes of it (GDPR art. 13). */
export function PrivacyLine() {
	const t = useTranslations('annex')
	if (!useSitePage('privacy')) return null
	return <p className="type-small text-ink-2">{t.rich('privacy', pageWords)}</p>
}
