import { hash, parseOptions, verify } from '@node-rs/argon2'
import { normalPassword } from './password.ts'

/** argon2id with 19 MiB, two passes, one lane: OWASP's first choice. Changed here, hashes follow at each next sign-in. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a random password: compared with where there is no account, so that both cases take the same time (R91). */
let dummy: Promise<string> | undefined

/** A new hash in PHC form. */
export function hashPassword(password: string): Promise<string> {
	return hash(normalPassword(password), PARAMETERS)
}

/** Whether it is the password; the same work where there is no hash, and then never. */
export async function verifyPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
	dummy ??= hashPassword(crypto.randomUUID())
	const isRight = await verify(passwordHash ?? (await dummy), normalPassword(password))
	return isRight && passwordHash !== null && passwordHash !== undefined
}

/** Whether a hash was made with other parameters than are used today. */
export function isOutdated(passwordHash: string): boolean {
	const { algorithm, memoryCost, timeCost, parallelism } = parseOptions(passwordHash)
	const today = PARAMETERS.memoryCost === memoryCost && PARAMETERS.timeCost === timeCost
	return !(today && PARAMETERS.parallelism === parallelism && Number(algorithm) === ARGON2ID)
}

/** The library names it by a const enum, which our way of compiling cannot read. */
const ARGON2ID = 2
