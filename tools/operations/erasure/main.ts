import { erase } from './erase.ts';
import { runProgram } from '../program.ts';

runProgram(erase);
