/** A picture by the hash of its bytes, with its stored widths and the ground its subject lies on (`Picture`). */
export type MediaTable = { hash: string; width: number; height: number; widths: number[]; ground: string | null }
export type MediaTables = { media: MediaTable }
