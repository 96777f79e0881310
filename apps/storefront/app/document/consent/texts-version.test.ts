import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@vitrine/market/locales'
import { expect, test } from 'vitest'
import { TRACKERS } from '#app/routes/consent/trackers.ts'
import { TEXTS_VERSION } from './purposes.ts'

/** Every version of what visitors agreed to. A line is added here with a new day in TEXTS_VERSION, never changed: proofs refer to it. */
const VERSIONS: Readonly<Record<string, string>> = {
	'2026-11-21': 'd8a63a4475e3900c',
	'2026-11-22': '4a2788891c1d8ffb',
	'2026-11-23': '8ec675fc6daa93de',
	'2026-11-24': '04ade4b6275c5bd5',
	'2026-11-26': '517b32adc6aac326',
}

test('who changes what visitors agree to asks them again', () => {
	const texts = LANGUAGES.map((language) => {
		const file = new URL(`../../../../../packages/messages/${language}/consent.json`, import.meta.url)
		const { text, purposes } = JSON.parse(readFileSync(file, 'utf8')) as { text: string; purposes: object }
		return { language, text, purposes }
	})
	// The shop's name was called {shop} when these were written: no visitor reads the word.
	const read = JSON.stringify({ texts, TRACKERS }).replaceAll('{brand}', '{shop}')
	const hash = createHash('sha256').update(read).digest('hex').slice(0, 16)
	expect(VERSIONS[TEXTS_VERSION]).toBe(hash)
	expect(Object.keys(VERSIONS).toSorted().at(-1)).toBe(TEXTS_VERSION)
})
