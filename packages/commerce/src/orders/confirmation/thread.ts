import { formatDay } from '@vitrine/market/format'
import type { LanguageTag } from '@vitrine/market/locales'
import { SITES, type SiteCode } from '@vitrine/market/sites'
import { translatorOf } from '@vitrine/messages/engine'
import type { EmailPart } from '../../mail/parts.ts'
import type { Order } from '../contract.ts'
import { hasReached, type OrderStep, stepsOf } from '../rules.ts'

/** A step with when it was done; `at` is an ISO instant, null where nobody wrote it down. */
type Step = { step: OrderStep | 'cancelled'; isDone: boolean; at: string | null }

/** How far an order has come, in the words of its page. */
export function threadPart(steps: readonly Step[], { tag, site }: { tag: LanguageTag; site: SiteCode }): EmailPart {
	const t = translatorOf('follow', tag)
	const { timeZone } = SITES[site]
	return {
		title: t('thread'),
		thread: steps.map(({ step, isDone, at }) => ({
			label: t(`step.${step}`),
			note: at ? formatDay(tag, new Date(at), timeZone) : isDone ? undefined : t('ahead'),
			isDone,
		})),
	}
}

/** The steps of an order that was just confirmed: its preparation begins with the confirmation. */
export function stepsAtConfirmation(order: Order): Step[] {
	return stepsOf(order).map((step) => {
		const isDone = hasReached(order, step)
		const begins = step === 'confirmed' || step === 'preparing'
		return { step, isDone, at: isDone && begins ? order.confirmedAt : null }
	})
}
