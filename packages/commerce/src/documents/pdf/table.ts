import { COLORS, decorate, heightOf, makeRoom, type Paper, rule, type Style, write } from './paper.ts'

export type Column = { head: string; width: number; align?: 'left' | 'right' }
export type Cell = { text: string; style?: Style /** Below it, smaller. */; detail?: string }

const PADDING = 6
const GAP = 10

/** A table over as many pages as it needs, its head repeated on each. A row stays on one page. */
export function drawTable(
	paper: Paper,
	{ columns, rows, x = paper.left }: { columns: Column[]; rows: Cell[][]; x?: number },
): void {
	const table = paper.doc.struct('Table')
	paper.root.add(table)
	const first = rows[0] ? rowHeight(paper, columns, rows[0]) : 0
	makeRoom(paper, headHeight(paper, columns) + first)
	const head = paper.doc.struct('TR')
	table.add(head)
	drawHead(paper, { columns, x, row: head })
	for (const cells of rows) {
		const height = rowHeight(paper, columns, cells)
		if (makeRoom(paper, height)) decorate(paper, () => drawHead(paper, { columns, x }))
		const row = paper.doc.struct('TR')
		table.add(row)
		drawRow(paper, { columns, cells, x, row })
		row.end()
		paper.y += height
		rule(paper, { x, y: paper.y, width: widthOf(columns) })
	}
	table.end()
}

type Placed = { columns: Column[]; x: number }

function drawHead(paper: Paper, { columns, x, row }: Placed & { row?: PDFKit.PDFStructureElement }): void {
	eachColumn(columns, x, (column, left) => {
		const draw = () => {
			const words = { text: column.head, style: 'head' as const, x: left, y: paper.y, width: column.width }
			write(paper, { ...words, align: column.align, color: COLORS.ink2 })
		}
		if (!row) return draw()
		row.add(paper.doc.struct('TH', { scope: 'Column' } as object, draw))
	})
	row?.end()
	paper.y += headHeight(paper, columns)
	const line = { x, y: paper.y, width: widthOf(columns), color: COLORS.ink }
	if (row) return rule(paper, line)
	paper.doc
		.moveTo(x, line.y)
		.lineTo(x + line.width, line.y)
		.lineWidth(0.75)
		.strokeColor(COLORS.ink)
		.stroke()
}

function drawRow(
	paper: Paper,
	{ columns, cells, x, row }: Placed & { cells: Cell[]; row: PDFKit.PDFStructureElement },
): void {
	eachColumn(columns, x, (column, left, index) => {
		const cell = cells[index]
		if (!cell) return
		const { text, style = 'body', detail } = cell
		const at = { x: left, y: paper.y + PADDING, width: column.width, align: column.align }
		const draw = () => {
			write(paper, { ...at, text, style })
			const y = at.y + heightOf(paper, { text, style, width: column.width })
			if (detail) write(paper, { ...at, y, text: detail, style: 'small', color: COLORS.ink2 })
		}
		row.add(paper.doc.struct('TD', {}, draw))
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

/** What is left for the widest column when the others have theirs. */
export function restOf(width: number, others: number[]): number {
	return width - others.reduce((sum, other) => sum + other + GAP, 0)
}

function headHeight(paper: Paper, columns: Column[]): number {
	return Math.max(...columns.map(({ head, width }) => heightOf(paper, { text: head, style: 'head', width }))) + 4
}

function rowHeight(paper: Paper, columns: Column[], cells: Cell[]): number {
	const heights = cells.map(({ text, style = 'body', detail }, index) => {
		const { width } = columns[index]!
		const below = detail ? heightOf(paper, { text: detail, style: 'small', width }) : 0
		return heightOf(paper, { text, style, width }) + below
	})
	return Math.max(...heights) + 2 * PADDING
}
