/** A picture by the hash of its bytes, with the widths it is kept in. */
export type MediaTable = { hash: string; width: number; height: number; widths: number[] }
export type MediaTables = { media: MediaTable }
