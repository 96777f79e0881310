import { eventually } from '@vitrine/testing/eventually'
import type { Page } from 'playwright-core'
import { consentValue } from '../app/document/consent/cookie.ts'
import { type ConsentChoice, EVERYTHING, TEXTS_VERSION } from '../app/document/consent/purposes.ts'
import { ContextSchema, EventSchema } from '../app/document/tracking/event-schemas.ts'

export type Entry = Record<string, unknown>

/** The cookie of a visitor who has decided a moment ago. */
export async function decide(page: Page, origin: string, choice: ConsentChoice = EVERYTHING): Promise<void> {
	const now = Date.now()
	const value = consentValue({
		choice,
		version: TEXTS_VERSION,
		decidedAt: new Date(now - 60_000),
		askAgainAt: new Date(now + 86_400_000),
		id: '0123456789abcdef0123456789abcdef',
	})
	await page.context().addCookies([{ name: 'consent', value, domain: new URL(origin).hostname, path: '/' }])
}

/** Everything that enters the data layer from now on, over all documents of the page and in its order; not the tag manager's own commands. */
export async function record(page: Page): Promise<Entry[]> {
	const entries: Entry[] = []
	await page.exposeFunction('recordEntry', (text: string) => {
		const entry = JSON.parse(text) as Entry
		const isCommand = '0' in entry || entry['event'] === 'gtm.js' || entry['event'] === 'consent_update'
		if (!isCommand) entries.push(entry)
	})
	await page.addInitScript(() => {
		const layer: unknown[] = []
		layer.push = (...added: unknown[]) => {
			const { recordEntry } = window as unknown as { recordEntry: (text: string) => void }
			for (const entry of added) recordEntry(JSON.stringify(entry))
			return Array.prototype.push.apply(layer, added)
		}
		;(window as { dataLayer?: unknown[] }).dataLayer = layer
	})
	return entries
}

/** Whether an entry is what a page says of itself. */
export function isContext(entry: Entry): boolean {
	return 'siteReferer' in entry
}

export function contexts(entries: Entry[]): Entry[] {
	return entries.filter(isContext)
}

/** Names of the events, pages by their class in brackets. */
export function story(entries: Entry[]): string[] {
	return entries.flatMap((entry) => {
		if (isContext(entry)) return [`[${String(entry['template'])}]`]
		return 'event' in entry ? [String(entry['event'])] : []
	})
}

export function events(entries: Entry[], name: string): Entry[] {
	return entries.filter(({ event }) => event === name)
}

/** What is wrong with the entries: shapes that no schema knows, and e-commerce that does not first clear what was there. */
export function faults(entries: Entry[]): string[] {
	return entries.flatMap((entry, index) => {
		if ('ecommerce' in entry && entry['ecommerce'] === null) return Object.keys(entry).length === 1 ? [] : ['null']
		const parsed = (isContext(entry) ? ContextSchema : EventSchema).safeParse(entry)
		const isCleared = !('ecommerce' in entry) || entries[index - 1]?.['ecommerce'] === null
		const json = JSON.stringify(entry)
		return [
			...(parsed.success ? [] : [`${json}: ${parsed.error.message}`]),
			...(isCleared ? [] : [`${json}: nothing was cleared before`]),
		]
	})
}

/** Waits until the data layer holds an event, so often. */
export async function heard(entries: Entry[], name: string, times = 1): Promise<void> {
	await eventually(() => {
		if (events(entries, name).length < times)
			throw new Error(`${name} was not told ${times} times: ${story(entries).join(' ')}`)
	})
}
