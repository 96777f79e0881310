import { AddressLines } from '#app/ui/address-lines.tsx'

/** An address as it is printed on the parcel. */
export function AddressBlock({ title, lines }: { title?: string; lines: string[] }) {
	return (
		<div>
			{title && <p className="type-small muted">{title}</p>}
			<AddressLines lines={lines} />
		</div>
	)
}
