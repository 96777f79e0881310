/** Days of the right of withdrawal (law 3); no shop's own return period is shorter where a country has that right. */
export const WITHDRAWAL_DAYS = 14

/** What a shop promises beyond the law: days after delivery in which goods may come back, and whether it pays for their way. */
export type ReturnPromise = { returnsDays: number; freeReturns: boolean }

/** Of a shop that says nothing else, and of orders older than what a shop can say (brief 3.11). */
export const RETURN_PROMISE: ReturnPromise = { returnsDays: 30, freeReturns: true }

/** Arguments of messages that tell it: `{returnsDays}`, `{freeReturns, select, no {...} other {...}}`. */
export function promiseArguments({ returnsDays, freeReturns }: ReturnPromise) {
	return { returnsDays, freeReturns: freeReturns ? 'yes' : 'no' }
}

/** Days from the notice until a refund is due (law 3). */
export const REFUND_DAYS = 14
