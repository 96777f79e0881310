import { FALLBACK_LANGUAGE, type Language } from './locales.ts'

/** Values of schema.org's WearableSizeSystemEnumeration. */
export const WEARABLE_SIZE_SYSTEMS = [
	'WearableSizeSystemAU',
	'WearableSizeSystemBR',
	'WearableSizeSystemCN',
	'WearableSizeSystemContinental',
	'WearableSizeSystemDE',
	'WearableSizeSystemEN13402',
	'WearableSizeSystemEurope',
	'WearableSizeSystemFR',
	'WearableSizeSystemGS1',
	'WearableSizeSystemIT',
	'WearableSizeSystemJP',
	'WearableSizeSystemMX',
	'WearableSizeSystemUK',
	'WearableSizeSystemUS',
] as const

/** Values of `size_system` in Google's product data. */
export const MERCHANT_SIZE_SYSTEMS = ['AU', 'BR', 'CN', 'DE', 'EU', 'FR', 'IT', 'JP', 'MEX', 'UK', 'US'] as const

/** A way to number clothing sizes (decision 0119). */
export type SizeSystem = {
	/** Its name in records, and the key of its labels in a size run. */
	code: string
	/** What stands above its column and before its sizes, by language: `UK`. */
	names: { [Name in Language]?: string | undefined }
	/** Without one structured data name no system. */
	schemaOrg?: (typeof WEARABLE_SIZE_SYSTEMS)[number] | undefined
	/** Without one product feeds name no system. */
	merchantCode?: (typeof MERCHANT_SIZE_SYSTEMS)[number] | undefined
	/** System whose labels it has where a size names none of its own. */
	labelsOf?: string | undefined
	/** Order among the systems; equal ones by code. */
	position: number
}

/** Those of letters, `S M L`: numbers of no system. */
export const LETTERS = 'alpha'

function named(name: string): SizeSystem['names'] {
	return { fr: name, en: name, es: name, de: name, it: name, pl: name }
}

const SHIPPED_SIZE_SYSTEMS: readonly SizeSystem[] = [
	{ code: LETTERS, names: named('INT'), position: 0 },
	{ code: 'eu', names: named('EU'), schemaOrg: 'WearableSizeSystemEurope', merchantCode: 'EU', position: 10 },
	{ code: 'fr', names: named('FR'), schemaOrg: 'WearableSizeSystemFR', merchantCode: 'FR', position: 20 },
	{
		code: 'de',
		names: named('DE'),
		schemaOrg: 'WearableSizeSystemDE',
		merchantCode: 'DE',
		labelsOf: 'eu',
		position: 30,
	},
	{ code: 'it', names: named('IT'), schemaOrg: 'WearableSizeSystemIT', merchantCode: 'IT', position: 40 },
	{ code: 'gb', names: named('UK'), schemaOrg: 'WearableSizeSystemUK', merchantCode: 'UK', position: 50 },
]

/** Size systems of this process by code, in their order. */
export let SIZE_SYSTEMS: ReadonlyMap<string, SizeSystem> = orderedSystems([])

/** Makes these the recorded size systems of this process: with its sites, before anything is served (decision 0100). */
export function installSizeSystems(recorded: readonly SizeSystem[]): void {
	SIZE_SYSTEMS = orderedSystems(recorded)
}

/** Name of a size system in a language, else in French, else in any. */
export function systemName(code: string, language: Language): string {
	const names = SIZE_SYSTEMS.get(code)?.names ?? {}
	return names[language] ?? names[FALLBACK_LANGUAGE] ?? Object.values(names)[0] ?? code.toUpperCase()
}

/** The shipped size systems and recorded ones by code; a record takes the place of a shipped one. */
export function orderedSystems(recorded: readonly SizeSystem[]): Map<string, SizeSystem> {
	const systems = new Map([...SHIPPED_SIZE_SYSTEMS, ...recorded].map((system) => [system.code, system]))
	const inOrder = (a: SizeSystem, b: SizeSystem) => a.position - b.position || (a.code < b.code ? -1 : 1)
	return new Map([...systems.values()].sort(inOrder).map((system) => [system.code, system]))
}
