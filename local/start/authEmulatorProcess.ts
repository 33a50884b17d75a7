/**
 * The Auth emulator of the official suite, alone in its own process:
 * `authEmulatorProcess.ts <port> <project> [<origin of a page that may use it>…]`.
 * The suite's command line serves the same application, but takes longer, asks for further ports and leaves logs.
 */
import { createRequire } from 'node:module';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { createAccessCheck, withAccessCheck } from '../requestAccess.ts';

type CreateApp = (projectId: string) => Promise<RequestListener>;
type CodeGenerator = { prototype: { optimize: () => void } };

const require = createRequire(import.meta.url);

function skipSchemaOptimiser(): void {
  // Half the start-up time goes into shortening the code of request validators that run a few times a day.
  const fromTools = createRequire(require.resolve('firebase-tools'));
  const fromExegesis = createRequire(fromTools.resolve('exegesis'));
  const { CodeGen } = fromExegesis('ajv/dist/compile/codegen') as { CodeGen: CodeGenerator };
  CodeGen.prototype.optimize = () => undefined;
}

const [port, projectId, ...origins] = process.argv.slice(2);
if (!port || !projectId)
  throw new Error('Usage: authEmulatorProcess.ts <port> <project> [<origin>…]');

skipSchemaOptimiser();
const { createApp } = require('firebase-tools/lib/emulator/auth/server.js') as {
  createApp: CreateApp;
};
const refusalOf = createAccessCheck(origins.length > 0 ? { origins } : {});
const app = withAccessCheck(refusalOf, await createApp(projectId), console.log);
createServer(app).listen(Number(port), '127.0.0.1');
