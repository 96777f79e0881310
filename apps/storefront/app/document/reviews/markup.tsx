import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from '#app/document/languages/translations.tsx'
import type { PageTexts } from '#app/facts/locale/server-messages.ts'

type Reading = { locale: LocaleCode; timeZone: string; shopName: string; texts: PageTexts }

/** What the parts of reviews know of their page. */
export type Words = Reading & { tag: string; link: (path: string) => string }

/**
 * Reviews as markup, rendered by a loader: they need no script, so neither their code nor their texts travel to the
 * browser (decision 0115). Links are plain: the next page is a document.
 */
export function reviewMarkup(children: ReactNode, { locale, timeZone, shopName, texts }: Reading): string {
	return renderToStaticMarkup(
		<IntlProvider
			locale={LOCALES[locale].tag}
			timeZone={timeZone}
			shop={{ brand: shopName }}
			messages={texts.messages(locale, ['reviews'])}
			onError={raise}
		>
			{children}
		</IntlProvider>,
	)
}

function raise(error: Error): never {
	throw error
}
