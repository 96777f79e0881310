import { existsSync } from 'node:fs'
import { ALL } from '../capabilities.ts'
import type { Database } from '../database/client.ts'

/** Values by the name of the field or parameter they belong under. */
export type SampleValues = Readonly<Record<string, readonly string[]>>

/** What the fuzz of the gateway knows of a room: said in the room's `test-samples.ts`, where it has something to say. */
export type Samples = {
	/** Operations of the room that have to accept a request: a fuzz without a success tests only refusals. */
	accepted?: readonly string[]
	/** What its contract takes and chance would never hit, with the rows behind it; it is given what rooms before it said. */
	values?: (db: Database, given: SampleValues) => SampleValues | Promise<SampleValues>
}

/** The samples of all rooms in their order, beside those that are there from the start. */
export async function gatherSamples(
	db: Database,
	start: SampleValues,
): Promise<{ values: SampleValues; accepted: ReadonlySet<string> }> {
	const values: Record<string, readonly string[]> = { ...start }
	const accepted = new Set<string>()
	for (const { name } of ALL) {
		const file = new URL(`../${name}/test-samples.ts`, import.meta.url)
		if (!existsSync(file)) continue
		const { samples } = (await import(/* @vite-ignore */ file.href)) as { samples: Samples }
		for (const operationId of samples.accepted ?? []) accepted.add(operationId)
		const own = (await samples.values?.(db, values)) ?? {}
		for (const [field, more] of Object.entries(own)) values[field] = [...(values[field] ?? []), ...more]
	}
	return { values, accepted }
}
