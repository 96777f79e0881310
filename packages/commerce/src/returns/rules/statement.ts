import { z } from 'zod'
import { nameProblem, oneLine } from '../../http/one-line.ts'
import { tidyOrderNumber } from '../../orders/rules.ts'
import type { StatedLine } from '../contract/returns.ts'
import type { NewWithdrawal } from '../contract/withdrawals.ts'

const LONGEST_NAME = 120

export type FieldError = { field: string; code: string }

export type Statement = { name: string; orderNumber: string; email: string; lines: StatedLine[] | null }

export function tidyEmail(typed: string): string {
	return typed.trim().toLowerCase()
}

/**
 * Validates a statement of withdrawal. Returns it cleaned, or every invalid field. It requires only what the law does:
 * name, contract, and an address for the receipt (law 3, Directive 2023/2673 art. 11a).
 */
export function checkStatement(
	typed: Pick<NewWithdrawal, 'name' | 'orderNumber' | 'email' | 'lines'>,
): { ok: true; statement: Statement } | { ok: false; errors: FieldError[] } {
	const name = oneLine(typed.name)
	const orderNumber = tidyOrderNumber(typed.orderNumber)
	const email = tidyEmail(typed.email)
	const errors: FieldError[] = []
	const problem = nameProblem(name, LONGEST_NAME)
	if (problem) errors.push({ field: 'name', code: problem })
	if (orderNumber === '') errors.push({ field: 'orderNumber', code: 'required' })
	if (email === '') errors.push({ field: 'email', code: 'required' })
	else if (!z.email().safeParse(email).success) errors.push({ field: 'email', code: 'email' })
	if (errors.length > 0) return { ok: false, errors }
	return { ok: true, statement: { name, orderNumber, email, lines: mergeLines(typed.lines ?? []) } }
}

/** Merges repeated lines; null for the whole order. */
function mergeLines(lines: readonly StatedLine[]): StatedLine[] | null {
	if (lines.length === 0) return null
	const quantities = new Map<number, number>()
	for (const { position, quantity } of lines) quantities.set(position, (quantities.get(position) ?? 0) + quantity)
	return [...quantities]
		.sort(([a], [b]) => a - b)
		.map(([position, quantity]) => ({ position, quantity: Math.min(quantity, 1_000) }))
}

/** URL of a statement's page with the id from the e-mail to the order's address. */
export function heldPage(statement: { id: string; page_url: string }, heldId: string): string {
	return statement.page_url.replace(statement.id, heldId)
}
