import { hash } from 'node:crypto'

const FORM = /^vtr_live_([0-9a-f]{12})_([\w-]{43})$/

/** A key as it is shown once: `vtr_live_<id>_<secret>`. */
export function writeKey({ id, secret }: { id: string; secret: string }): string {
	return `vtr_live_${id}_${secret}`
}

/** The parts of a key; undefined for anything else. */
export function readKey(text: string): { id: string; secret: string } | undefined {
	const [, id, secret] = FORM.exec(text) ?? []
	return id && secret ? { id, secret } : undefined
}

/** What is stored of a secret: it is 256 random bits, so that a plain hash cannot be guessed. */
export function hashOf(secret: string): Buffer {
	return hash('sha256', secret, 'buffer')
}
