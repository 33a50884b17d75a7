import { inspect } from 'node:util';
import type { Plugin } from 'vite';

/** A reason not to build, for the person at the keyboard: Vite prints the message alone, without a stack. */
export class BuildRefusal extends Error {
  override readonly name = 'BuildRefusal';

  [inspect.custom](): string {
    return this.message;
  }
}

/** Takes a refusal out of the error that the bundler wraps around what its plugins throw. */
export function plainRefusals(): Plugin {
  return {
    name: 'plain-refusals',
    apply: 'build',
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) {
        await builder.build(environment).catch((error: Failure) => {
          // By name: Vite loads its configuration, and this class with it, once for each environment.
          throw error.errors?.find(({ name }) => name === 'BuildRefusal') ?? error;
        });
      }
    },
  };
}

type Failure = Error & { readonly errors?: readonly Error[] };
