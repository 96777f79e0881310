import { sized } from '../../mail/email.ts'
import type { Goods } from '../../mail/parts.ts'
import type { OrderLineSnapshot } from '../contract.ts'

type Ordered = Pick<OrderLineSnapshot, 'name' | 'colorName' | 'sizeLabel' | 'image'>

/** Units of an order line as e-mails show them; `size` is the word for size. */
export function unitsOf(line: Ordered, { quantity, size }: { quantity: number; size: string }): Goods {
	const { name, colorName, sizeLabel, image } = line
	return { name: `${quantity} × ${name}`, detail: `${colorName}, ${sized(size, sizeLabel)}`, picture: image }
}
