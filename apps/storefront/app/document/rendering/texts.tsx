import { createContext, type ReactNode, useContext } from 'react'
import { type AbstractIntlMessages, createFormatter, createTranslator, type IntlConfig } from 'use-intl/core'

type Translator = ReturnType<typeof createTranslator>
type Config = Pick<IntlConfig, 'locale' | 'timeZone' | 'onError' | 'getMessageFallback'> & {
	messages: AbstractIntlMessages
}
type Texts = Config & { translators: Map<string, Translator>; formatter: ReturnType<typeof createFormatter> }

/** For as long as the process runs: each set of texts is one object (server-messages.ts). */
const known = new WeakMap<AbstractIntlMessages, Map<string, Texts>>()
const TextsContext = createContext<Texts | undefined>(undefined)

/** On the server, what `use-intl` gives to a page, made once for each set of texts instead of for each page and component. */
export function IntlProvider({ children, ...config }: Config & { children: ReactNode }) {
	return <TextsContext.Provider value={textsOf(config)}>{children}</TextsContext.Provider>
}

function textsOf(config: Config): Texts {
	const { messages, locale, timeZone } = config
	const ofMessages = known.get(messages) ?? new Map<string, Texts>()
	known.set(messages, ofMessages)
	const key = `${locale} ${timeZone}`
	const found = ofMessages.get(key)
	if (found) return found
	const made = { ...config, translators: new Map(), formatter: createFormatter({ locale, timeZone }) }
	ofMessages.set(key, made)
	return made
}

function useTexts(): Texts {
	const texts = useContext(TextsContext)
	if (!texts) throw new Error('useTranslations outside of a page')
	return texts
}

export function useTranslations(namespace = ''): Translator {
	const texts = useTexts()
	const found = texts.translators.get(namespace)
	if (found) return found
	const { translators, formatter: _, ...config } = texts
	const translator = remembering(createTranslator(namespace ? { ...config, namespace: namespace as never } : config))
	translators.set(namespace, translator)
	return translator
}

export function useFormatter(): Texts['formatter'] {
	return useTexts().formatter
}

export function useLocale(): string {
	return useTexts().locale
}

/** The translator, which remembers the words of messages without values. */
function remembering(translator: Translator): Translator {
	const words = new Map<string, string>()
	const translate = (key: string, ...values: unknown[]) => {
		if (values.length > 0) return (translator as (...all: unknown[]) => string)(key, ...values)
		const found = words.get(key)
		if (found !== undefined) return found
		const text = (translator as (key: string) => string)(key)
		words.set(key, text)
		return text
	}
	return Object.assign(translate, translator) as Translator
}
