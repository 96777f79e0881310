import { runSteps } from '../steps.ts'
import { BUILD, STATIC, UNITS } from '../verification.ts'

if ((await runSteps({ first: [BUILD], lanes: [[UNITS], STATIC] })).failed > 0) process.exitCode = 1
