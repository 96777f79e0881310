import { createContext, type ReactNode, useContext } from 'react'
import { type Config, type Translator, translatorOf } from './translator.ts'

type Texts = Config & { translators: Map<string, Translator> }

/** For as long as a document is open or the server runs: each set of texts is one object (facts/locale). */
const known = new WeakMap<object, Map<string, Texts>>()
const TextsContext = createContext<Texts | undefined>(undefined)

/** Stands in the place of `use-intl` in every build (vite.config.ts), whose types remain: one translator for each namespace of a set of texts. */
export function IntlProvider({ children, ...config }: Config & { children: ReactNode }) {
	return <TextsContext.Provider value={textsOf(config)}>{children}</TextsContext.Provider>
}

function textsOf(config: Config): Texts {
	const { messages, locale, timeZone, shop } = config
	const ofMessages = known.get(messages) ?? new Map<string, Texts>()
	known.set(messages, ofMessages)
	const key = `${locale} ${timeZone} ${Object.values(shop).join()}`
	const texts = ofMessages.get(key) ?? { ...config, translators: new Map() }
	ofMessages.set(key, texts)
	return texts
}

function useTexts(): Texts {
	const texts = useContext(TextsContext)
	if (!texts) throw new Error('useTranslations outside of a page')
	return texts
}

export function useTranslations(namespace = ''): Translator {
	const texts = useTexts()
	const translator = texts.translators.get(namespace) ?? translatorOf(texts, namespace)
	texts.translators.set(namespace, translator)
	return translator
}

export function useLocale(): string {
	return useTexts().locale
}
