import { inject, test } from 'vitest'

declare module 'vitest' {
	interface ProvidedContext {
		/** Whether every width and site is walked through, and every suite run (`npm run steady`), or those that stand for the others. */
		isWholeMatrix: boolean
	}
}

/** Of a row of widths, sites or languages the ones that the gate looks at; `npm run steady` looks at all of them. */
export function representative<T>(all: readonly T[], chosen: readonly NoInfer<T>[]): readonly T[] {
	return inject('isWholeMatrix') ? all : chosen
}

/** A test that `npm run steady` runs and the gate leaves out: what it proves is proved there by something cheaper, or costs too much for each change. */
export const steadyTest = test.runIf(inject('isWholeMatrix'))
