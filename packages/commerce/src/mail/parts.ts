/** A stored picture: path without its ending, and its size in pixels. */
type Picture = { base: string; width: number; height: number }

/** An article with how it was chosen; `amount` where something was paid for it. */
export type Goods = { name: string; detail: string; amount?: string; picture?: Picture | null | undefined }

/** `total` is what was paid; a `share` is within it. */
export type Sum = { label: string; amount: string; kind?: 'total' | 'share' }

/** A step on the way of an order or a return, with its day in words; the last that is done is where it stands. */
export type Stitch = { label: string; note?: string | undefined; isDone: boolean }

export type Fact = { label: string; value: string; link?: string | undefined }

/** A page of law, as rendered from its text. */
export type Page = { title: string; html: string; text: string }

/**
 * Content blocks of an e-mail: capabilities choose them, `part-html.ts` and `part-text.ts` render them. A string is a
 * paragraph; paragraph, note and quote keep line breaks. `action` is the main link; `isSpelled` also prints its URL,
 * for typing. A link without a label shows its URL. A quote is text a person wrote; a note with a title is small print.
 * `sums` follow the goods.
 */
export type EmailPart =
	| string
	| { note: string; title?: string }
	| { quote: string }
	| { facts: Fact[] }
	| { list: string[]; title?: string }
	| { link: string; label?: string }
	| { action: string; label: string; isSpelled?: boolean }
	| { goods: Goods[]; title?: string; sums?: Sum[] }
	| { thread: Stitch[]; title: string }
	| { pages: Page[] }

/** Marks of a thread, in both forms of an e-mail. */
export const DONE = '●'
export const AHEAD = '○'
