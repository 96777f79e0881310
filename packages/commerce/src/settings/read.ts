import { readFileSync } from 'node:fs'
import { ConfigurationError, type Fault, faultsOf } from '@vitrine/market/essentials'
import type { z } from 'zod'
import { metaOf } from './fields.ts'

/** An environment. */
export type Variables = Readonly<Record<string, string | undefined>>

/** What was read; `data` is undefined where a fault names why. */
export type Settings<T> = {
	data: T | undefined
	faults: Fault[]
	/** Variables that are not empty, with the secrets of their files. */
	given: Variables
}

/**
 * Reads the settings of a process. An empty variable is an unsaid one. A secret may stand in the file that `NAME_FILE`
 * names, whose last line end is cut; saying both is a fault. Faults repeat no value.
 */
export function readSettings<S extends z.ZodObject>(settings: S, variables: Variables): Settings<z.output<S>> {
	const secrets = Object.entries(settings.shape).flatMap(([name, field]) => {
		const { isSecret, single } = metaOf(field as z.ZodType)
		return isSecret ? [{ name, single }] : []
	})
	const names = secrets.flatMap(({ name, single }) => (single ? [name, single] : [name]))
	const { given, faults } = withFiles(names, variables)
	const values: Record<string, unknown> = { ...given }
	const calledBy = new Map<string, string>()
	for (const { name, single } of secrets) {
		if (single === undefined || given[single] === undefined) continue
		if (given[name] !== undefined) faults.push({ name, message: `say it, or ${single}, not both` })
		values[name] = [given[single]]
		calledBy.set(name, single)
	}
	const { data, error } = settings.safeParse(values)
	const unread = new Set(faults.map(({ name }) => name.replace(/_FILE$/, '')))
	for (const { name, message } of faultsOf(error)) {
		const [setting = '', ...rest] = name.split(' ')
		if (unread.has(setting) || unread.has(calledBy.get(setting) ?? '')) continue
		const isUnsaid = values[setting] === undefined && message.startsWith('Invalid input')
		faults.push({
			name: [calledBy.get(setting) ?? setting, ...rest].join(' '),
			message: isUnsaid ? 'must be said' : message,
		})
	}
	return { data: faults.length > 0 ? undefined : data, faults, given }
}

/** The settings, or a ConfigurationError with all their faults and `more`. */
export function requireSettings<T>({ data, faults }: Settings<T>, more: readonly Fault[] = []): T {
	const all = [...faults, ...more.filter(({ name }) => !faults.some((fault) => fault.name === name))]
	if (data === undefined || all.length > 0) throw new ConfigurationError(all)
	return data
}

function withFiles(secrets: readonly string[], variables: Variables) {
	const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
	const faults: Fault[] = []
	for (const name of secrets) {
		const file = given[`${name}_FILE`]
		if (file === undefined) continue
		if (given[name] !== undefined) {
			faults.push({ name, message: `say it, or ${name}_FILE, not both` })
			continue
		}
		try {
			given[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
		} catch {
			faults.push({ name: `${name}_FILE`, message: 'names a file that cannot be read' })
		}
	}
	return { given, faults }
}
