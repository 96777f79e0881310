import type { DataStrategyResult } from 'react-router'

/** What a navigation in the browser has brought, by route. */
export type Outcome = Record<string, DataStrategyResult>

/** Whether the answer is to go elsewhere. Never `instanceof Response`: it may come from another realm. */
export function isRedirect(outcome: Outcome): boolean {
	return Object.values(outcome).some(({ result }) => {
		const { status, headers } = (result ?? {}) as Partial<Response>
		return status !== undefined && status >= 300 && status < 400 && Boolean(headers?.get?.('Location'))
	})
}
