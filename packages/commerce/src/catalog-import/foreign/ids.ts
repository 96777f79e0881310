import { createHash } from 'node:crypto'
import { slugOf } from './words.ts'

const MAXIMUM = 63

/**
 * An id for something that a foreign file names: the name itself where it can be one, else a slug of it with a few digits
 * of its hash, so that the same name gives the same id in every import and no two names give one.
 */
export function idOf(name: string): string {
	if (/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(name) && name.length <= MAXIMUM) return name
	const hash = createHash('sha256').update(name).digest('hex').slice(0, 8)
	const slug = slugOf(name).slice(0, MAXIMUM - 9)
	return slug === '' ? hash : `${slug}-${hash}`
}
