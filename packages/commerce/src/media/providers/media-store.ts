/**
 * Where derived pictures and fonts are; one file per kind of store beside this one. A key is the path below `/media`:
 * `ab/abcdef…-640.avif`. It names the bytes by their hash, so nothing is ever written anew; photos of reviews, which may be
 * removed, have random names below `reviews/`. Calls throw when the store is out of reach.
 */
export type MediaStore = {
	has(key: string): Promise<boolean>
	/** The bytes; undefined where there is none. */
	get(key: string): Promise<Buffer | undefined>
	/** Writes it whole or not at all. */
	put(key: string, bytes: Buffer): Promise<void>
	/** Deletes it; nothing where there is none. */
	remove(key: string): Promise<void>
}
