import { inject } from 'vitest'

declare module 'vitest' {
	interface ProvidedContext {
		/** Whether every width and site is walked through (`npm run steady`) or those that stand for the others. */
		isWholeMatrix: boolean
	}
}

/** Of a row of widths, sites or languages the ones that the gate looks at; `npm run steady` looks at all of them. */
export function representative<T>(all: readonly T[], chosen: readonly NoInfer<T>[]): readonly T[] {
	return inject('isWholeMatrix') ? all : chosen
}
