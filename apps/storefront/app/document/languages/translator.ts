import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format'
import { cloneElement, isValidElement, type ReactNode } from 'react'

type Values = FormatValues<ReactNode>

export type Config = {
	/** The tag of the language and country: `fr-CH`. */
	locale: string
	timeZone: string
	/** By namespace, compiled by the build (scripts/messages.ts). */
	messages: object
	/** What every message may say of the shop: `{brand}`, `{returnsDays}`, `{freeReturns, select, ...}`. */
	shop: Values
	onError: (error: Error) => void
}

type Translate = (key: string, values?: Values) => ReactNode

/** What `createTranslator` of use-intl answers, of which pages need this much. */
export type Translator = Translate & { rich: Translate; has: (key: string) => boolean; raw: (key: string) => unknown }

/** Formats the messages of a namespace by key; a message that is missing or lacks values is reported and empty (R73). */
export function translatorOf({ messages, locale, timeZone, shop, onError }: Config, namespace: string): Translator {
	const found = new Map<string, unknown>()

	function raw(key: string): unknown {
		if (!found.has(key)) found.set(key, valueAt(messages, namespace ? `${namespace}.${key}` : key))
		return found.get(key)
	}

	function translate(key: string, values?: Values): ReactNode {
		const message = raw(key)
		if (typeof message === 'string') return message
		try {
			return format(message as CompiledMessage, locale, { ...shop, ...withKeys(values) }, { formatters, timeZone })
		} catch {
			const fault = message === undefined ? 'MISSING_MESSAGE' : 'FORMATTING_ERROR'
			onError(new Error(`${fault}: ${namespace}.${key} (${locale})`))
			return ''
		}
	}

	return Object.assign(translate, { rich: translate, raw, has: (key: string) => raw(key) !== undefined })
}

function valueAt(messages: object, path: string): unknown {
	return path
		.split('.')
		.reduce<unknown>((tree, name) => (tree as Record<string, unknown> | undefined)?.[name], messages)
}

/** Elements around parts of a message stand in an array, where React asks for keys. */
function withKeys(values: Values = {}): Values {
	const keyed = Object.entries(values).map(([name, value]) => {
		let count = 0
		if (typeof value !== 'function') return [name, value] as const
		return [
			name,
			(chunks: ReactNode[]) => {
				const element = value(chunks)
				return isValidElement(element) ? cloneElement(element, { key: `${name}${count++}` }) : element
			},
		] as const
	})
	return Object.fromEntries(keyed)
}

const formatters = {
	getDateTimeFormat: once(Intl.DateTimeFormat),
	getNumberFormat: once(Intl.NumberFormat),
	getPluralRules: once(Intl.PluralRules),
}

/** Makes each format once: that is most of the work of formatting. */
function once<A extends unknown[], F>(Format: new (...args: A) => F): (...args: A) => F {
	const made = new Map<string, F>()
	return (...args) => {
		const key = JSON.stringify(args)
		const known = made.get(key) ?? new Format(...args)
		made.set(key, known)
		return known
	}
}
