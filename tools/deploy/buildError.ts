import { inspect } from 'node:util';
import type { Plugin } from 'vite';

/** An error in the input of a build. Vite prints its message without a stack. */
export class BuildError extends Error {
  override readonly name = 'BuildError';

  [inspect.custom](): string {
    return this.message;
  }
}

/** Unwraps a BuildError from the error in which the bundler wraps whatever its plugins throw. */
export function unwrapBuildErrors(): Plugin {
  return {
    name: 'unwrap-build-errors',
    apply: 'build',
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) {
        await builder.build(environment).catch((error: Failure) => {
          // By name, because Vite loads its configuration, and with it this class, once per environment.
          throw error.errors?.find(({ name }) => name === 'BuildError') ?? error;
        });
      }
    },
  };
}

type Failure = Error & { readonly errors?: readonly Error[] };
