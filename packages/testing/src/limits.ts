/**
 * Milliseconds a test or a hook may take. It catches what hangs and decides nothing else: machines differ by a factor of
 * three, and a slow one must never turn a right answer into a failure. No test has a limit of its own.
 */
export const TEST_LIMIT = 1_800_000

/** Milliseconds until whatever waits for a condition gives up: before the test does, so that a failure names the condition. */
export const WAIT_LIMIT = 1_500_000
