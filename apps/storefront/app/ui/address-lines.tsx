import type { ReactNode } from 'react'

/** An address line by line, as it is printed on the parcel; `children` after its last line. */
export function AddressLines({ lines, children }: { lines: readonly string[]; children?: ReactNode }) {
	return (
		<address className="lines">
			{lines.map((line) => (
				<span key={line}>{line}</span>
			))}
			{children}
		</address>
	)
}
