import { promiseArguments } from '@vitrine/market/return-periods'
import { LOCALES, type LocaleCode } from '@vitrine/market/locales'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { givenPath } from '#app/facts/locale/path.ts'
import type { PageTexts } from '#app/facts/locale/server-messages.ts'
import { requestContext, type LoaderArgs } from '#app/request/context.ts'
import { IntlProvider } from './translations.tsx'
import { translatorOf } from './translator.ts'

/** What parts of a page that are rendered by its loader know of their request. */
export type Words = {
	locale: LocaleCode
	tag: string
	timeZone: string
	shopName: string
	/** What the shop promises of returns, as texts name it. */
	promise: ReturnType<typeof promiseArguments>
	texts: PageTexts
	link: (path: string) => string
}

export function wordsOf({ context }: Pick<LoaderArgs, 'context'>): Words {
	const { locale, tag, timeZone, brand, texts } = context.get(requestContext)
	const link = (path: string) => givenPath(locale, path)
	return { locale, tag, timeZone, texts, shopName: brand.name, promise: promiseArguments(brand), link }
}

type Rendering = { words: Words; namespaces: Parameters<PageTexts['messages']>[1] }

/** Texts of a namespace for what a loader says in plain words. */
export function wordsIn(words: Words, namespace: Rendering['namespaces'][number]) {
	const { locale, timeZone, shopName, promise, texts } = words
	const messages = texts.messages(locale, [namespace])
	const shop = { brand: shopName, ...promise }
	return translatorOf({ locale: LOCALES[locale].tag, timeZone, shop, messages, onError: raise }, namespace)
}

/**
 * A part of a page as markup, rendered by a loader: it needs no script, so neither its code nor its texts travel to the
 * browser (decision 0115). Links are plain: the next page is a document.
 */
export function staticMarkup(children: ReactNode, { words, namespaces }: Rendering): string {
	const { locale, timeZone, shopName, promise, texts } = words
	return renderToStaticMarkup(
		<IntlProvider
			locale={LOCALES[locale].tag}
			timeZone={timeZone}
			shop={{ brand: shopName, ...promise }}
			messages={texts.messages(locale, namespaces)}
			onError={raise}
		>
			{children}
		</IntlProvider>,
	)
}

function raise(error: Error): never {
	throw error
}
