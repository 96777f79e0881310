import { COLORS, decorate, heightOf, ensureSpace, type PdfDocument, rule, type Style, write } from './pdf-document.ts'

export type Column = { head: string; width: number; align?: 'left' | 'right' }
export type Cell = { text: string; style?: Style /** Below it, smaller. */; detail?: string }

const PADDING = 6
const GAP = 10

/** Draws a table over several pages, its head repeated on each. Rows are not split. */
export function drawTable(
	pdf: PdfDocument,
	{ columns, rows, x = pdf.left }: { columns: Column[]; rows: Cell[][]; x?: number },
): void {
	const table = pdf.doc.struct('Table')
	pdf.root.add(table)
	const first = rows[0] ? rowHeight(pdf, columns, rows[0]) : 0
	ensureSpace(pdf, headHeight(pdf, columns) + first)
	const head = pdf.doc.struct('TR')
	table.add(head)
	drawHead(pdf, { columns, x, row: head })
	for (const cells of rows) {
		const height = rowHeight(pdf, columns, cells)
		if (ensureSpace(pdf, height)) decorate(pdf, () => drawHead(pdf, { columns, x }))
		const row = pdf.doc.struct('TR')
		table.add(row)
		drawRow(pdf, { columns, cells, x, row })
		row.end()
		pdf.y += height
		rule(pdf, { x, y: pdf.y, width: widthOf(columns) })
	}
	table.end()
}

type Placed = { columns: Column[]; x: number }

function drawHead(pdf: PdfDocument, { columns, x, row }: Placed & { row?: PDFKit.PDFStructureElement }): void {
	eachColumn(columns, x, (column, left) => {
		const draw = () => {
			const words = { text: column.head, style: 'head' as const, x: left, y: pdf.y, width: column.width }
			write(pdf, { ...words, align: column.align, color: COLORS.ink2 })
		}
		if (!row) return draw()
		row.add(pdf.doc.struct('TH', { scope: 'Column' } as object, draw))
	})
	row?.end()
	pdf.y += headHeight(pdf, columns)
	const line = { x, y: pdf.y, width: widthOf(columns), color: COLORS.ink }
	if (row) return rule(pdf, line)
	pdf.doc
		.moveTo(x, line.y)
		.lineTo(x + line.width, line.y)
		.lineWidth(0.75)
		.strokeColor(COLORS.ink)
		.stroke()
}

function drawRow(
	pdf: PdfDocument,
	{ columns, cells, x, row }: Placed & { cells: Cell[]; row: PDFKit.PDFStructureElement },
): void {
	eachColumn(columns, x, (column, left, index) => {
		const cell = cells[index]
		if (!cell) return
		const { text, style = 'body', detail } = cell
		const at = { x: left, y: pdf.y + PADDING, width: column.width, align: column.align }
		const draw = () => {
			write(pdf, { ...at, text, style })
			const y = at.y + heightOf(pdf, { text, style, width: column.width })
			if (detail) write(pdf, { ...at, y, text: detail, style: 'small', color: COLORS.ink2 })
		}
		row.add(pdf.doc.struct('TD', {}, draw))
	})
}

function eachColumn(columns: Column[], x: number, draw: (column: Column, left: number, index: number) => void): void {
	let left = x
	for (const [index, column] of columns.entries()) {
		draw(column, left, index)
		left += column.width + GAP
	}
}

function widthOf(columns: Column[]): number {
	return columns.reduce((sum, column) => sum + column.width, 0) + GAP * (columns.length - 1)
}

/** Width left for the widest column. */
export function restOf(width: number, others: number[]): number {
	return width - others.reduce((sum, other) => sum + other + GAP, 0)
}

function headHeight(pdf: PdfDocument, columns: Column[]): number {
	return Math.max(...columns.map(({ head, width }) => heightOf(pdf, { text: head, style: 'head', width }))) + 4
}

function rowHeight(pdf: PdfDocument, columns: Column[], cells: Cell[]): number {
	const heights = cells.map(({ text, style = 'body', detail }, index) => {
		const { width } = columns[index]!
		const below = detail ? heightOf(pdf, { text: detail, style: 'small', width }) : 0
		return heightOf(pdf, { text, style, width }) + below
	})
	return Math.max(...heights) + 2 * PADDING
}
