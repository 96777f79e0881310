import { useTranslations } from 'use-intl'
import { FieldError } from '#app/ui/field.tsx'
import type { CartProblem } from './use-cart-form.ts'

const KNOWN = [
	'out-of-stock',
	'quantity-limit',
	'variant-not-found',
	'size-missing',
	'coupon-required',
	'coupon-unknown',
	'coupon-expired',
	'coupon-minimum',
	'malformed',
] as const

/** The message for a refusal of the gateway; an unknown one says that the error is ours. */
export function useCartProblem(): (problem: CartProblem, maximum?: number) => string {
	const t = useTranslations('cart.problem')
	return ({ code }, maximum = 0) => {
		if (code === 'out-of-stock' && maximum > 0) return t('only-left', { n: maximum })
		const known = KNOWN.find((candidate) => candidate === code)
		return t(known ?? 'unexpected')
	}
}

export function CartProblemText({ problem, maximum }: { problem: CartProblem; maximum?: number }) {
	const say = useCartProblem()
	return (
		<div role="alert">
			<FieldError id={undefined}>{say(problem, maximum)}</FieldError>
		</div>
	)
}
