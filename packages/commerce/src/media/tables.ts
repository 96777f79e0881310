/** A picture by the hash of its bytes, with its stored widths. */
export type MediaTable = { hash: string; width: number; height: number; widths: number[] }
export type MediaTables = { media: MediaTable }
