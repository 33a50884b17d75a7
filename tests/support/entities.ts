/** All entities, discovered, so that the tests cover a new one without a list. */
export { ENTITIES } from '../../src/records/model/entities.ts';
