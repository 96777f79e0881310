/**
 * Sorts so many of the smallest numbers to the beginning, the others after them in any order: a page of a long list needs
 * no more. Numbers that sort alike are taken for the same.
 */
export function sortFirst(numbers: Float64Array, count: number): void {
	const last = Math.min(count, numbers.length) - 1
	let [low, high] = [0, last < 0 ? 0 : numbers.length - 1]
	// Quickselect: what is smaller than a number in the middle before it, what is larger after it.
	while (low < high) {
		const middle = numbers[(low + high) >>> 1]!
		let [left, right] = [low, high]
		while (left <= right) {
			while (numbers[left]! < middle) left += 1
			while (numbers[right]! > middle) right -= 1
			if (left > right) break
			const larger = numbers[left]!
			numbers[left++] = numbers[right]!
			numbers[right--] = larger
		}
		if (last <= right) high = right
		else if (last >= left) low = left
		else break
	}
	numbers.subarray(0, last + 1).sort()
}
