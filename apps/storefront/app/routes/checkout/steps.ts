import type { Checkout } from '@vitrine/commerce/checkout/contract'

export type Step = Checkout['nextStep']

/** In the order they are taken. */
export const STEPS = ['identification', 'delivery', 'payment', 'review'] as const satisfies readonly Step[]

export function isBefore(step: Step, other: Step): boolean {
	return STEPS.indexOf(step) < STEPS.indexOf(other)
}
