import { crc32 } from 'node:zlib'

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** Version 2.0 of the format, names in UTF-8, stored as they are, no time of change (1 January 1980). */
const [VERSION, UTF8, STORED, MIDNIGHT, FIRST_DAY] = [20, 0x800, 0, 0, 33]

function header(fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
	return Buffer.concat(
		fields.map(([value, bytes]) => {
			const field = Buffer.alloc(bytes)
			field.writeUIntLE(value, 0, bytes)
			return field
		}),
	)
}

/** Files as one ZIP archive (PKWARE's APPNOTE), not compressed. Names and bytes of 4 GB at most. */
export function writeZip(files: readonly { name: string; bytes: Uint8Array }[]): Buffer {
	const parts: Buffer[] = []
	const directory: Buffer[] = []
	let offset = 0
	for (const { name, bytes } of files) {
		const named = Buffer.from(name)
		const facts = [
			[VERSION, 2],
			[UTF8, 2],
			[STORED, 2],
			[MIDNIGHT, 2],
			[FIRST_DAY, 2],
			[crc32(bytes), 4],
			[bytes.length, 4],
			[bytes.length, 4],
			[named.length, 2],
			[0, 2],
		] as const
		const local = Buffer.concat([header([[LOCAL, 4], ...facts]), named, bytes])
		// Comment, disk, attributes inside and outside, where the file begins.
		const rest = [
			[0, 2],
			[0, 2],
			[0, 2],
			[0, 4],
			[offset, 4],
		] as const
		directory.push(Buffer.concat([header([[CENTRAL, 4], [VERSION, 2], ...facts, ...rest]), named]))
		parts.push(local)
		offset += local.length
	}
	const listed = Buffer.concat(directory)
	const end = header([
		[END, 4],
		[0, 2],
		[0, 2],
		[files.length, 2],
		[files.length, 2],
		[listed.length, 4],
		[offset, 4],
		[0, 2],
	])
	return Buffer.concat([...parts, listed, end])
}
