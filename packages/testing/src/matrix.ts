import { LOCALE_CODES } from '@vitrine/market/locales'
import { SITE_CODES } from '@vitrine/market/sites'
import { inject, test } from 'vitest'

declare module 'vitest' {
	interface ProvidedContext {
		/** Whether everything of a matrix is tried (`npm run everything`), or what stands for the others (`npm test`). */
		isWhole: boolean
		/** Whether pages render late, as on a busy machine (`npm run everything -- --only hesitant`). */
		isHesitant: boolean
	}
}

export const isWhole = inject('isWhole')

/** Of a row of widths, sites or languages the ones that the gate looks at; `npm run everything` looks at all of them. */
export function representative<T>(all: readonly T[], chosen: readonly NoInfer<T>[]): readonly T[] {
	return isWhole ? all : chosen
}

/** How many cases of a kind are tried: random ones, rows, at once. */
export function sized(numbers: { gate: number; whole: number }): number {
	return isWhole ? numbers.whole : numbers.gate
}

/** A test that `npm run everything` runs and the gate leaves out: what it proves is proved there by something cheaper, or costs too much for each change. */
export const steadyTest = test.runIf(isWhole)

/**
 * The locales in which the gate tries a page: the first; one without loyalty, gift cards and wishlist; one whose prefix is no
 * language and whose money is no euro. That all seven have every text is `scripts/structure/check-messages.ts`'s.
 */
export const LOCALES_TRIED = representative(LOCALE_CODES, ['fr', 'de', 'ch'])
/** The sites of LOCALES_TRIED. */
export const SITES_TRIED = representative(SITE_CODES, ['fr', 'de', 'ch'])
