import type { Language } from '@vitrine/market/locales'
import { factOf, isFact, type SiteFacts } from './facts.ts'

const PLACEHOLDER = /\{\{([^{}\n]*)\}\}/g

/** A position in a text, by line from 1, and the text found there. */
export type PlaceInText = { line: number; found: string }

type Placeholder = PlaceInText & { name: string; detail: string }

/** Unknown placeholders of a text: `{{seller.fax}}`, or unclosed braces. */
export function unknownPlaceholders(text: string): PlaceInText[] {
	const strays = [...text.replaceAll(PLACEHOLDER, blank).matchAll(/\{\{|\}\}/g)]
	return [
		...placeholdersOf(text).filter((placeholder) => !isFact(placeholder)),
		...strays.map(({ index, 0: found }) => ({ line: lineAt(text, index), found })),
	].map(({ line, found }) => ({ line, found }))
}

/** Fills every placeholder of a text, or returns those the site has no value for. */
export function fillPlaceholders(
	text: string,
	facts: SiteFacts & { language: Language },
): { ok: true; text: string } | { ok: false; missing: PlaceInText[] } {
	const missing = placeholdersOf(text).filter(({ name, detail }) => factOf(name, { ...facts, detail }) === undefined)
	if (missing.length > 0) return { ok: false, missing: missing.map(({ line, found }) => ({ line, found })) }
	const filled = text.replaceAll(PLACEHOLDER, (_, inner: string) => {
		const { name, detail } = partsOf(inner)
		return plainInMarkdown(factOf(name, { ...facts, detail }) ?? '')
	})
	return { ok: true, text: filled }
}

function placeholdersOf(text: string): Placeholder[] {
	return [...text.matchAll(PLACEHOLDER)].map(({ index, 0: found, 1: inner = '' }) => ({
		line: lineAt(text, index),
		found,
		...partsOf(inner),
	}))
}

function partsOf(inner: string): { name: string; detail: string } {
	const [name = '', ...rest] = inner.split(':')
	return { name: name.trim(), detail: rest.join(':').trim() }
}

/** Escapes Markdown in a fact and keeps its line breaks. */
function plainInMarkdown(words: string): string {
	return words.replaceAll(/[\\`*_{}[\]<>#|~]/g, '\\$&').replaceAll('\n', '\\\n')
}

export function lineAt(text: string, index: number): number {
	return text.slice(0, index).split('\n').length
}

function blank(found: string): string {
	return ' '.repeat(found.length)
}
