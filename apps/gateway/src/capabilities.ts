import type { OpenAPIHono } from '@hono/zod-openapi'
import { ALL, type Capabilities, MEANS } from '@vitrine/commerce/capabilities'
import type { ServicesOf } from '@vitrine/commerce/declaration/derived'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import { readCompanions } from '@vitrine/commerce/reviews/queries/companions'
import type { Logger } from './log.ts'
import { createParameterLog } from './parameter-log.ts'

/** Dependencies of all capabilities' routes, and the log of invalid site parameters and payments that did not open. */
export type CapabilityOptions = Omit<
	ServicesOf<Capabilities>,
	'onParameter' | 'onPaymentError' | 'means' | 'readCompanions'
> & {
	log: Logger
}

/** The routes of every capability, in order. */
export function createCapabilities({ log, ...services }: CapabilityOptions): OpenAPIHono<RouteEnv>[] {
	const onPaymentError = (error: unknown) => log.error({ err: error }, 'A payment could not be opened')
	const all = { ...services, readCompanions, means: MEANS, onParameter: createParameterLog(log), onPaymentError }
	return ALL.flatMap(({ routes }) => (routes ? [routes(all as never)] : []))
}
