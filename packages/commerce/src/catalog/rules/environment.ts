import { z } from '@hono/zod-openapi'
import { EnvironmentFacts } from '../contract.ts'

const STEPS = EnvironmentFacts.shape.traceability.element.shape.step.options
const Country = z
	.string()
	.regex(/^[A-Za-z]{2}$/)
	.toUpperCase()
const Hazard = z.object({ name: z.string().min(1), isExtremelyConcerning: z.boolean().default(false) })

/**
 * Parses the environmental facts of a product for the sheet of the AGEC law (R117, law 4). Each fact is parsed
 * separately: one of a wrong type is ignored. Null without any. Shares are stated as "at least", so they are rounded
 * down.
 */
export function readEnvironment(raw: Readonly<Record<string, unknown>>): EnvironmentFacts | null {
	const countries = z.record(z.string(), z.unknown()).catch({}).parse(raw['traceability'])
	const facts: EnvironmentFacts = {
		traceability: STEPS.flatMap((step) => {
			const country = Country.safeParse(countries[step])
			return country.success ? [{ step, countryCode: country.data }] : []
		}),
		recycledPercent: Math.floor(z.number().min(0).max(100).catch(0).parse(raw['recycledPercent'])),
		recyclability: EnvironmentFacts.shape.recyclability.catch(null).parse(raw['recyclability'] ?? null),
		releasesMicrofibres: raw['releasesMicrofibres'] === true,
		hazardous: z
			.array(z.unknown())
			.catch([])
			.parse(raw['hazardous'])
			.flatMap((entry) => Hazard.safeParse(entry).data ?? []),
		environmentalCost: EnvironmentFacts.shape.environmentalCost.catch(null).parse(raw['environmentalCost'] ?? null),
	}
	const { traceability, recycledPercent, recyclability, releasesMicrofibres, hazardous, environmentalCost } = facts
	const saysAnything =
		traceability.length > 0 ||
		recycledPercent > 0 ||
		releasesMicrofibres ||
		hazardous.length > 0 ||
		recyclability !== null ||
		environmentalCost !== null
	return saysAnything ? facts : null
}
