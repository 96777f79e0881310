import type { OpenAPIHono } from '@hono/zod-openapi'
import { ALL, type Capabilities, MEANS } from '@vitrine/commerce/capabilities'
import type { ServicesOf } from '@vitrine/commerce/declaration/derived'
import type { RouteEnv } from '@vitrine/commerce/http/route-app'
import type { Logger } from './log.ts'
import { createParameterLog } from './parameter-log.ts'

/** Dependencies of all capabilities' routes, and the log of invalid site parameters. */
export type CapabilityOptions = Omit<ServicesOf<Capabilities>, 'onParameter' | 'means'> & { log: Logger }

/** The routes of every capability, in order. */
export function createCapabilities({ log, ...services }: CapabilityOptions): OpenAPIHono<RouteEnv>[] {
	const all = { ...services, means: MEANS, onParameter: createParameterLog(log) }
	return ALL.flatMap(({ routes }) => (routes ? [routes(all as never)] : []))
}
