import { accessSync, constants, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program of the machine: in the PATH, else in one of these folders; undefined where it is not installed. */
export function findProgram(name: string, folders: readonly string[]): string | undefined {
	return [...(process.env.PATH ?? '').split(delimiter), ...folders]
		.map((folder) => join(folder, name))
		.find((path) => {
			try {
				accessSync(path, constants.X_OK)
				return true
			} catch {
				return false
			}
		})
}

/** Where Debian puts the programs of each PostgreSQL, the newest first. */
export function postgresFolders(): string[] {
	const base = '/usr/lib/postgresql'
	try {
		return readdirSync(base)
			.toSorted((a, b) => Number(b) - Number(a))
			.map((version) => join(base, version, 'bin'))
	} catch {
		return []
	}
}
