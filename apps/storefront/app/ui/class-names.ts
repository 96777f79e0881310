/** Joins class names and leaves out what is not set: `classNames('chip', selected && 'chip-selected')`. */
export function classNames(...names: Array<string | false | undefined>): string {
	return names.filter(Boolean).join(' ')
}
