import type { OpenAPIHono } from '@hono/zod-openapi'
import type { RouteEnv } from '../http/route-app.ts'
import type { ScheduledTask } from './scheduled-task.ts'
import type { Holding } from './personal-table.ts'

/** What a capability is made of, as types: its tables by name, the data of its jobs by name, the kinds of its e-mails, what its routes and its work need, a means of payment. */
type Parts = { tables?: object; jobs?: object; emails?: string; services?: object; work?: object; means?: object }
type Part<P extends Parts, Name extends keyof Parts> = Name extends keyof P ? P[Name] : object
/** A key of the declaration that its type asks for, and that is refused where the type does not. */
type Asked<P extends Parts, Name extends keyof Parts, Key extends object> = Name extends keyof P
	? Key
	: { [Name in keyof Key]?: never }

/**
 * Everything the rest of the house has to know of a capability. `capabilities.ts` lists them in order; the schema, the gateway,
 * the worker, the queue, the registry of personal data, the order of rooms and what SQL may name are derived from that list.
 */
export type Capability<P extends Parts = object> = {
	/** Its folder in `packages/commerce/src`. */
	name: string
	/** What the database holds of it, table by table: what of people (GDPR art. 30), or why nothing. */
	tables: { [Name in keyof Part<P, 'tables'>]: Holding }
	/** Tables of capabilities before it that its SQL reads; all others it asks their queries. */
	reads?: readonly string[]
	/** What of it is looked after all the time; made once for a worker. */
	tasks?: (work: Part<P, 'work'>) => ScheduledTask[]
	/** Never there: carries the types to what is derived from them. */
	types?: { [Name in keyof Parts]-?: Part<P, Name> }
} & Asked<
	P,
	'services',
	{
		/** Mounts its HTTP side; paths are whole ones. */
		routes: (services: Part<P, 'services'>) => OpenAPIHono<RouteEnv>
	}
> &
	Asked<
		P,
		'means',
		{
			/** The means of payment it is (decision 0065). */
			means: Part<P, 'means'>
		}
	> &
	Asked<
		P,
		'jobs',
		{
			/** Its jobs by the name they have in the queue, which never changes. Each may run more than once for the same data. */
			jobs: {
				[Name in keyof Part<P, 'jobs'>]: (work: Part<P, 'work'>, data: Part<P, 'jobs'>[Name]) => Promise<void>
			}
		}
	> &
	Asked<
		P,
		'emails',
		{
			/** The e-mails it writes, by kind, each with the job that sends it. */
			emails: Record<Extract<Part<P, 'emails'>, string>, keyof Part<P, 'jobs'>>
		}
	>

/** A capability of which nothing is known but that it is one: for loops over all of them. */
export type AnyCapability = {
	name: string
	tables: Record<string, Holding>
	routes?: (services: never) => OpenAPIHono<RouteEnv>
	jobs?: Record<string, (work: never, data: never) => Promise<void>>
	tasks?: (work: never) => ScheduledTask[]
	emails?: Record<string, string>
	means?: object
}
