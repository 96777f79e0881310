import { createHash } from 'node:crypto'
import { slugOf } from './words.ts'

const MAXIMUM = 63

/**
 * Derives an id from a name in a foreign file: the name itself where valid, else a slug with digits of its hash, so
 * that the id is stable across imports and unique.
 */
export function idOf(name: string): string {
	if (/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(name) && name.length <= MAXIMUM) return name
	const hash = createHash('sha256').update(name).digest('hex').slice(0, 8)
	const slug = slugOf(name).slice(0, MAXIMUM - 9)
	return slug === '' ? hash : `${slug}-${hash}`
}
