import type { OpenAPIHono } from '@hono/zod-openapi'
import type { RouteEnv } from '../http/route-app.ts'
import type { ScheduledTask } from './scheduled-task.ts'
import type { Holding } from './personal-table.ts'

/** Types of a capability: tables, job data, kinds of e-mails, dependencies of its routes and its jobs, its payment means. */
type Parts = { tables?: object; jobs?: object; emails?: string; services?: object; work?: object; means?: object }
type Part<P extends Parts, Name extends keyof Parts> = Name extends keyof P ? P[Name] : object
/** A key of the declaration, required if its part exists and forbidden otherwise. */
type RequiredKey<P extends Parts, Name extends keyof Parts, Key extends object> = Name extends keyof P
	? Key
	: { [Name in keyof Key]?: never }

/**
 * Declaration of a capability. `capabilities.ts` lists them in order; the schema, the gateway, the worker, the queue,
 * the registry of personal data, the order of capabilities and the tables SQL may name are derived from that list.
 */
export type Capability<P extends Parts = object> = {
	/** Its folder in `packages/commerce/src`. */
	name: string
	/** Personal data of each table (GDPR art. 30), or the reason there is none. */
	tables: { [Name in keyof Part<P, 'tables'>]: Holding }
	/** Tables of earlier capabilities that its SQL reads; other data comes from their queries. */
	reads?: readonly string[]
	/** Its scheduled tasks; called once per worker. */
	tasks?: (work: Part<P, 'work'>) => ScheduledTask[]
	/** Type-level only: carries the types to the derived ones. */
	types?: { [Name in keyof Parts]-?: Part<P, Name> }
} & RequiredKey<
	P,
	'services',
	{
		/** Mounts its routes; paths are absolute. */
		routes: (services: Part<P, 'services'>) => OpenAPIHono<RouteEnv>
	}
> &
	RequiredKey<
		P,
		'means',
		{
			/** Its payment means (decision 0065). */
			means: Part<P, 'means'>
		}
	> &
	RequiredKey<
		P,
		'jobs',
		{
			/** Its jobs by their immutable queue names. Each may run more than once for the same data. */
			jobs: {
				[Name in keyof Part<P, 'jobs'>]: (work: Part<P, 'work'>, data: Part<P, 'jobs'>[Name]) => Promise<void>
			}
		}
	> &
	RequiredKey<
		P,
		'emails',
		{
			/** Its e-mails by kind, each with the job that sends it. */
			emails: Record<Extract<Part<P, 'emails'>, string>, keyof Part<P, 'jobs'>>
		}
	>

/** Any capability, for loops over all of them. */
export type AnyCapability = {
	name: string
	tables: Record<string, Holding>
	routes?: (services: never) => OpenAPIHono<RouteEnv>
	jobs?: Record<string, (work: never, data: never) => Promise<void>>
	tasks?: (work: never) => ScheduledTask[]
	emails?: Record<string, string>
	means?: object
}
