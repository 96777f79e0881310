import { hash, parseOptions, verify } from '@node-rs/argon2'
import { normalPassword } from './password.ts'

/** argon2id with 19 MiB, two passes, one lane: OWASP's first choice. After a change hashes are renewed at the next sign-in. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of a random password, verified when there is no account, so that both cases take the same time (R91). */
let dummy: Promise<string> | undefined

/** Hashes a password, in PHC form. */
export function hashPassword(password: string): Promise<string> {
	return hash(normalPassword(password), PARAMETERS)
}

/** True if the password matches; without a hash false after the same time. */
export async function verifyPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
	dummy ??= hashPassword(crypto.randomUUID())
	const isRight = await verify(passwordHash ?? (await dummy), normalPassword(password))
	return isRight && passwordHash !== null && passwordHash !== undefined
}

/** True if a hash was made with other than the current parameters. */
export function isOutdated(passwordHash: string): boolean {
	const { algorithm, memoryCost, timeCost, parallelism } = parseOptions(passwordHash)
	const today = PARAMETERS.memoryCost === memoryCost && PARAMETERS.timeCost === timeCost
	return !(today && PARAMETERS.parallelism === parallelism && Number(algorithm) === ARGON2ID)
}

/** The library declares it in a const enum, which isolated modules cannot read. */
const ARGON2ID = 2
