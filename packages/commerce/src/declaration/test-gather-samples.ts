import { existsSync } from 'node:fs'
import { ALL } from '../capabilities.ts'
import type { Database } from '../database/client.ts'

/** Values by the name of their field or parameter. */
export type SampleValues = Readonly<Record<string, readonly string[]>>

/** Test values of a capability for the fuzz test of the gateway, from its `test-samples.ts`. */
export type Samples = {
	/** Operations that must accept a request: a fuzz test without a success tests only refusals. */
	accepted?: readonly string[]
	/** Valid values that random data would never contain, with their rows; `given` are those of earlier capabilities. */
	values?: (db: Database, given: SampleValues) => SampleValues | Promise<SampleValues>
}

/** Collects the samples of all capabilities in order, added to the initial ones. */
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
