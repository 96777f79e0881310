import { mayMeasure } from './data-layer.ts'

/** What only measured visits need comes when one is measured; without it nothing is told, and nothing breaks. */
export function measure(act: (measuring: typeof import('#app/browser/measuring/measuring.ts')) => void): void {
	if (mayMeasure()) void import('#app/browser/measuring/measuring.ts').then(act).catch(() => undefined)
}
