/** A progress line overwritten on a terminal; elsewhere a line per tenth. */
export function createProgressLine(output: NodeJS.WriteStream = process.stdout) {
	let tenth = -1
	let doing = ''
	return {
		show(progress: { doing: string; done: number; total: number }) {
			const share = progress.total === 0 ? 1 : progress.done / progress.total
			if (progress.doing !== doing) tenth = -1
			doing = progress.doing
			if (output.isTTY) {
				output.write(`\r${doing} the demo shop: ${Math.floor(share * 100)} %   `)
			} else if (Math.floor(share * 10) > tenth) {
				tenth = Math.floor(share * 10)
				output.write(`${doing} the demo shop: ${tenth * 10} %\n`)
			}
		},
		end() {
			if (output.isTTY && doing) output.write('\r\x1b[K')
		},
	}
}
