import type { ErrorType } from '#app/document/tracking/events.ts'

/** The kind of a refusal, as events name it (R154): what ails the gateway is ours, everything else follows from what was asked. */
export function errorTypeOf(code: string): ErrorType {
	return code.startsWith('gateway-') || code === 'internal' ? 'server' : 'validation'
}
