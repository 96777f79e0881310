/** A place in the window, in px. */
export type Point = { x: number; y: number }

type Gestures = {
	zoomBy: (factor: number, at: Point) => void
	/** A click, or two taps. */
	toggle: (at: Point) => void
	/** A finger has pushed sideways: 1 is the next picture. */
	swipe: (by: 1 | -1) => void
	signal: AbortSignal
}

/** Further than this a pointer has moved rather than pressed, in px. */
const STILL = 8
const SWIPE = 48
/** Milliseconds between two taps that are one double tap. */
const DOUBLE = 300
const LINE = 16

/** One pointer moves what the stage shows, two pinch it, the wheel and a press enlarge it, until the signal. */
export function followGestures(stage: HTMLElement, { zoomBy, toggle, swipe, signal }: Gestures): void {
	const down = new Map<number, Point>()
	let start: Point = { x: 0, y: 0 }
	/** Neither moved nor joined by another pointer so far. */
	let isPress = false
	let isAlone = false
	let tappedAt = -DOUBLE

	function wheel(event: WheelEvent) {
		event.preventDefault()
		const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1)
		// A pinch on a touchpad comes as a wheel with the control key, in small steps.
		zoomBy(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002)), pointOf(event))
	}
	function begin(event: PointerEvent) {
		if (event.button !== 0) return
		stage.setPointerCapture(event.pointerId)
		down.set(event.pointerId, pointOf(event))
		isPress = isAlone = down.size === 1
		if (isAlone) start = pointOf(event)
	}
	function move(event: PointerEvent) {
		if (!down.has(event.pointerId)) return
		const before = spreadOf([...down.values()])
		down.set(event.pointerId, pointOf(event))
		const after = spreadOf([...down.values()])
		if (distance(start, pointOf(event)) > STILL) isPress = false
		stage.scrollBy({ left: before.x - after.x, top: before.y - after.y, behavior: 'instant' })
		if (before.width > 0 && after.width > 0) zoomBy(after.width / before.width, after)
	}
	function end(event: PointerEvent) {
		if (!down.delete(event.pointerId) || event.type === 'pointercancel') return
		const point = pointOf(event)
		if (isPress) return press(point, event)
		const [x, y] = [point.x - start.x, point.y - start.y]
		const isSideways = Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)
		if (isAlone && isSideways && event.pointerType === 'touch') swipe(x < 0 ? 1 : -1)
	}
	function press(point: Point, { pointerType, timeStamp }: PointerEvent) {
		const isDouble = timeStamp - tappedAt < DOUBLE
		tappedAt = isDouble ? -DOUBLE : timeStamp
		if (pointerType === 'mouse' || isDouble) toggle(point)
	}

	stage.addEventListener('wheel', wheel, { passive: false, signal })
	stage.addEventListener('pointerdown', begin, { signal })
	stage.addEventListener('pointermove', move, { signal })
	stage.addEventListener('pointerup', end, { signal })
	stage.addEventListener('pointercancel', end, { signal })
	// A picture would be dragged along as a file.
	stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
}

function pointOf({ clientX: x, clientY: y }: MouseEvent): Point {
	return { x, y }
}

/** The middle of one or two points, and how far they are apart. */
export function spreadOf([one = { x: 0, y: 0 }, other = one]: readonly Point[]): Point & { width: number } {
	return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, width: distance(one, other) }
}

function distance(one: Point, other: Point): number {
	return Math.hypot(one.x - other.x, one.y - other.y)
}
