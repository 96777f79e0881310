import { runSteps } from '../gate/steps.ts'
import { BUILD, STATIC, UNITS } from '../gate/verification.ts'

if ((await runSteps({ first: [BUILD], lanes: [[UNITS], STATIC] })).failed > 0) process.exitCode = 1
