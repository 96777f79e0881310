export const MAXIMUM_BYTES = 20 * 1024 * 1024

/** Reason a picture's bytes are unavailable. */
export type BytesFault =
	| 'not-found'
	| 'path-outside-folder'
	| 'too-many-bytes'
	| 'url-refused'
	| 'address-not-public'
	| 'too-many-redirects'
	| 'download-failed'
	| 'download-too-slow'

export type Bytes = { ok: true; bytes: Buffer } | { ok: false; reason: BytesFault }
