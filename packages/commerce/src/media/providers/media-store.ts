/**
 * Where derived pictures and fonts are; one file per kind of store beside this one. A key is the path below `/media`:
 * `ab/abcdef…-640.avif`. It names the bytes by their hash, so nothing is ever written anew. Calls throw when the store
 * is out of reach.
 */
export type MediaStore = {
	has(key: string): Promise<boolean>
	/** The bytes; undefined where there is none. */
	get(key: string): Promise<Buffer | undefined>
	/** Writes it whole or not at all. */
	put(key: string, bytes: Buffer): Promise<void>
}
