import { Presets, SingleBar } from 'cli-progress'
import type { Progress } from './run.ts'

/** A progress bar on a terminal, nothing elsewhere. */
export function createProgress(): { show: (progress: Progress) => void; end: () => void } {
	if (!process.stderr.isTTY) return { show: () => undefined, end: () => undefined }
	const bar = new SingleBar({ format: '{phase} {bar} {percentage}% {eta_formatted}', hideCursor: true }, Presets.rect)
	let phase: string | undefined
	return {
		show(progress) {
			if (phase !== progress.phase) {
				if (phase !== undefined) bar.stop()
				phase = progress.phase
				bar.start(progress.total, 0, { phase: phase === 'check' ? 'Checking' : 'Writing ' })
			}
			bar.update(progress.done)
		},
		end() {
			if (phase !== undefined) bar.stop()
			phase = undefined
		},
	}
}
