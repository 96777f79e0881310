import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'

/** What is looked at: the layer that lies open over the page, else the page. Runs in the page, as every function that is handed to `evaluate`. */
const SURFACE = ['dialog[open], :popover-open', '#story'] as const

/** Words that are cut off, run out of their box or into one another, and whatever makes the page scroll sideways. */
export async function layoutFaults(page: Page): Promise<string[]> {
	const faults = await Promise.all([page.evaluate(boxFaults, SURFACE), page.evaluate(textFaults, SURFACE)])
	return [...new Set(faults.flat())]
}

function boxFaults([layer, story]: typeof SURFACE): string[] {
	const root = document.querySelector(layer) ?? document.querySelector(story)!
	const nameOf = (element: Element) =>
		`${element.localName}.${element.className} "${element.textContent.trim().slice(0, 40)}"`
	const wide = [...root.querySelectorAll('*')].filter(
		(element) => element.getBoundingClientRect().right > innerWidth + 1,
	)
	const isSideways = document.documentElement.scrollWidth > innerWidth
	const cut = [...root.querySelectorAll('*')].filter((element) => {
		const isCut = /hidden|clip/.test(getComputedStyle(element).overflowX) && element.clientWidth > 1
		return isCut && !element.closest('svg, .visually-hidden') && element.scrollWidth > element.clientWidth + 1
	})
	return [
		...(isSideways ? [`scrolls sideways: ${wide.slice(-3).map(nameOf).join(' < ')}`] : []),
		...cut.flatMap((element) => (element.textContent.trim() ? [`cut off: ${nameOf(element)}`] : [])),
	]
}

function textFaults([layer, story]: typeof SURFACE): string[] {
	const root = document.querySelector(layer) ?? document.querySelector(story)!
	const faults: string[] = []

	/** What of a box can be seen: boxes that scroll or hide cut it. */
	function shownPart(box: DOMRect, element: Element): DOMRect {
		let [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom]
		for (let around: Element | null = element; around; around = around.parentElement) {
			if (getComputedStyle(around).overflowX === 'visible' || around === document.documentElement) continue
			const edge = around.getBoundingClientRect()
			left = Math.max(left, edge.left)
			right = Math.min(right, edge.right)
			top = Math.max(top, edge.top)
			bottom = Math.min(bottom, edge.bottom)
		}
		return new DOMRect(left, top, right - left, bottom - top)
	}
	/** What stays where it is lies over what scrolls. */
	function floorOf(element: Element): Element | null {
		let around: Element | null = element
		while (around && !/sticky|fixed/.test(getComputedStyle(around).position)) around = around.parentElement
		return around
	}
	function read(node: Node) {
		const element = node.parentElement!
		const text = node.textContent?.trim() ?? ''
		if (!text || element.closest('svg, option, .visually-hidden, .badge-count')) return []
		if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
		const range = document.createRange()
		range.selectNodeContents(node)
		const boxes = [...range.getClientRects()]
			.map((box) => shownPart(box, element))
			.filter(({ width, height }) => width > 1 && height > 1)
		return [{ text: text.slice(0, 40), element, floor: floorOf(element), boxes }]
	}
	const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
	const seen: ReturnType<typeof read> = []
	while (nodes.nextNode()) seen.push(...read(nodes.currentNode))

	for (const { text, element, boxes } of seen) {
		const control = element.closest('button, a, label, summary, .woven-label')
		if (!control || getComputedStyle(control).display === 'inline') continue
		const { left, right } = control.getBoundingClientRect()
		if (boxes.some((box) => box.left < left - 2 || box.right > right + 2))
			faults.push(`"${text}" runs out of ${control.localName}.${control.className}`)
	}
	/** By more than the lines of one paragraph do. */
	const overlap = (a: DOMRect, b: DOMRect) =>
		Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
		Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6
	for (const [index, one] of seen.entries())
		for (const other of seen.slice(index + 1))
			if (one.floor === other.floor && one.boxes.some((a) => other.boxes.some((b) => overlap(a, b))))
				faults.push(`"${one.text}" lies over "${other.text}"`)
	return faults
}

/** Numbers what a keyboard has to reach; of radio buttons with one name it reaches one. */
function numberStops([layer, story]: typeof SURFACE): number {
	const root = document.querySelector(layer) ?? document.querySelector(story)!
	const controls =
		'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [tabindex="0"]'
	const groups = new Set<string>()
	let count = 0
	for (const control of root.querySelectorAll<HTMLElement>(controls)) {
		if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue
		if (control instanceof HTMLInputElement && control.type === 'radio') {
			const others = [...document.getElementsByName(control.name)] as HTMLInputElement[]
			const reached = others.find(({ checked }) => checked) ?? control
			if (reached !== control || groups.has(control.name)) continue
			groups.add(control.name)
		}
		control.dataset['stop'] = String(count++)
	}
	// The next press of the tabulator begins at the top.
	if (root.id === 'story') {
		document.body.tabIndex = -1
		document.body.focus()
		document.body.removeAttribute('tabindex')
	}
	return count
}

type Stop = { index: number; isRinged: boolean; isCovered: boolean; name: string }

/** Where the focus is now, and whether a person sees it there. */
function stopOfFocus(): Stop | undefined {
	const control = document.activeElement as HTMLElement | null
	if (!control || control === document.body) return undefined
	const around = [control, control.closest('label'), control.parentElement, control.nextElementSibling]
	const isRinged = around.some((element) => {
		if (!element) return false
		return [undefined, '::after'].some((part) => {
			const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
			return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
		})
	})
	const shown = control.closest('label') ?? control
	const { left, top, width, height } = shown.getBoundingClientRect()
	const onTop = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
	const isCovered = !(onTop && (shown.contains(onTop) || onTop.contains(shown)))
	const name = `${control.localName} "${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)}"`
	return { index: Number(control.dataset['stop'] ?? -1), isRinged, isCovered, name }
}

/** What a keyboard does not reach, reaches without showing it, or cannot work. */
export async function keyboardFaults(page: Page, { press, isLayer }: { press?: string | undefined; isLayer: boolean }) {
	const count = await page.evaluate(numberStops, SURFACE)
	const faults: string[] = []
	const reached = new Set<number>()
	// One more than there are: the heading of a layer may have the focus first.
	for (let presses = 0; presses <= count + 1 && reached.size < count; presses++) {
		await page.keyboard.press('Tab')
		const stop = await page.evaluate(stopOfFocus)
		if (!stop) continue
		reached.add(stop.index)
		if (!stop.isRinged) faults.push(`no ring on ${stop.name}`)
		if (stop.isCovered) faults.push(`${stop.name} is covered when it has the focus`)
	}
	for (let index = 0; index < count; index++)
		if (!reached.has(index))
			faults.push(
				`not reached: ${await page.locator(`[data-stop="${index}"]`).evaluate((element) => element.outerHTML.slice(0, 120))}`,
			)
	if (isLayer) faults.push(...(await leaveFaults(page, press!)))
	else faults.push(...(await workFaults(page)))
	return faults
}

/** Escape closes a layer and gives the focus back. */
async function leaveFaults(page: Page, press: string): Promise<string[]> {
	await page.keyboard.press('Escape')
	const isLeft = (opener: string) =>
		!document.querySelector('dialog[open], :popover-open') && (document.activeElement?.matches(opener) ?? false)
	await page.waitForFunction(isLeft, press)
	return []
}

/** Enter opens what folds, Space ticks what is ticked. */
async function workFaults(page: Page): Promise<string[]> {
	const faults: string[] = []
	const folds = page.locator('#story summary >> visible=true').first()
	if ((await folds.count()) > 0) {
		const isOpen = () => folds.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open)
		const before = await isOpen()
		await folds.press('Enter')
		if ((await isOpen()) === before) faults.push('Enter does not open or close its first row')
	}
	const ticked = page.locator('#story input[type="checkbox"]:enabled >> visible=true').first()
	if ((await ticked.count()) > 0) {
		const before = await ticked.isChecked()
		await ticked.press('Space')
		if ((await ticked.isChecked()) === before) faults.push('Space does not tick its first box')
	}
	return faults
}

/** What moves though a person has asked for rest. */
export async function motionFaults(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		document
			.getAnimations()
			.filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 2)
			.map((animation) => {
				const { target } = animation.effect as KeyframeEffect
				return `moves: ${target?.localName}.${target?.className}`
			}),
	)
}

/** Controls whose edge nobody sees once a person's own colors have taken the place of all backgrounds. */
export async function edgeFaults(page: Page): Promise<string[]> {
	return page.evaluate(([layer, story]) => {
		const root = document.querySelector(layer) ?? document.querySelector(story)!
		const edged =
			'.button:not(.button-tertiary), .input, .chip, .checkbox, .radio, .switch, .size-choice, .quick-add-size, .radio-card, .woven-label'
		return [...root.querySelectorAll(edged)].flatMap((element) => {
			const { borderTopWidth, borderTopStyle, appearance } = getComputedStyle(element)
			const isEdged = appearance !== 'none' || (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1)
			return isEdged ? [] : [`no edge: ${element.localName}.${element.className}`]
		})
	}, SURFACE)
}

/** What a state looks like once its pictures are drawn, as a hash: a picture still on its way would hide that two states look alike. */
export async function lookOf(page: Page): Promise<string> {
	await page.evaluate(() => {
		const shown = [...document.images].filter((image) => {
			const { left, right, top, bottom } = image.getBoundingClientRect()
			return left < innerWidth && right > 0 && top < innerHeight && bottom > 0
		})
		return Promise.allSettled(shown.map((image) => image.decode()))
	})
	const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
	return createHash('sha256').update(picture).digest('hex')
}
